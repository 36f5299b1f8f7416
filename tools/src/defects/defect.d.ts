/** A deliberate mistake in the product, and who should notice. */
export interface Defect {
  readonly name: string;
  /** The promise it breaks, as docs/testing.md has it. */
  readonly promise: string;
  /** The search string must occur exactly once in the file. */
  readonly edits: readonly {
    readonly file: string;
    readonly search: string;
    readonly replace: string;
  }[];
  /** A program of the workspace and its arguments, parted by spaces: the cheapest that should notice. */
  readonly command: string;
}
