import type { Plugin } from 'vite';

type Imports = Readonly<Record<string, readonly string[]>>;

/** Returns a chain of static imports that leads from a chunk back to itself; `undefined` if there is none. */
export const chunkCircle = (imports: Imports): readonly string[] | undefined => {
  const finished = new Set<string>();
  const follow = (chunk: string, chain: readonly string[]): readonly string[] | undefined => {
    if (chain.includes(chunk)) return [...chain.slice(chain.indexOf(chunk)), chunk];
    if (finished.has(chunk)) return undefined;
    for (const next of imports[chunk] ?? []) {
      const circle = follow(next, [...chain, chunk]);
      if (circle) return circle;
    }
    finished.add(chunk);
    return undefined;
  };
  for (const chunk of Object.keys(imports)) {
    const circle = follow(chunk, []);
    if (circle) return circle;
  }
  return undefined;
};

/** Returns a page's entry and the entry of another page that it leads to; `undefined` if there is none. */
export const strangeEntry = (
  entries: readonly string[],
  imports: Imports,
): readonly [string, string] | undefined => {
  for (const entry of entries) {
    const reached = new Set([entry]);
    for (const chunk of reached) for (const next of imports[chunk] ?? []) reached.add(next);
    const other = entries.find((name) => name !== entry && reached.has(name));
    if (other !== undefined) return [entry, other];
  }
  return undefined;
};

/**
 * Fails the build when chunks import one another in a circle, because a constant would be read before it is set, or when
 * a page loads the entry of another, which would run in its place. Named groups can cause both between modules that
 * import nothing of the kind.
 */
export const refuseChunkFaults = (): Plugin => ({
  name: 'refuse-chunk-faults',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const circle = chunkCircle(
      Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    );
    if (circle) this.error(`Chunks import one another in a circle: ${circle.join(' → ')}`);
    const strange = strangeEntry(
      chunks.flatMap(({ isEntry, fileName }) => (isEntry ? fileName : [])),
      Object.fromEntries(
        chunks.map(({ fileName, imports, dynamicImports }) => [
          fileName,
          [...imports, ...dynamicImports],
        ]),
      ),
    );
    if (strange) this.error(`A page loads the entry of another: ${strange.join(' → ')}`);
  },
});
