/** A deliberate mistake in the product, with the check that should catch it. */
export interface Defect {
  readonly name: string;
  /** The promise it breaks, as in docs/testing.md. */
  readonly promise: string;
  /** The search string must occur exactly once in the file. */
  readonly edits: readonly {
    readonly file: string;
    readonly search: string;
    readonly replace: string;
  }[];
  /** Program of the workspace and its arguments, separated by spaces: the cheapest check that should catch it. */
  readonly command: string;
}
