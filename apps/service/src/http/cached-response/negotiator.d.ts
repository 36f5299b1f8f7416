/** Types of version 1, as far as they are used: `@types/negotiator` does not know `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined;
    mediaType(available: readonly string[]): string | undefined;
  }
  export = Negotiator;
}
