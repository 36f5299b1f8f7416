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

/**
 * Fails the build when chunks import one another in a circle, because a constant would be read before it is set. Named
 * groups can cause such a circle between modules that have none.
 */
export const refuseChunkCircles = (): Plugin => ({
  name: 'refuse-chunk-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const circle = chunkCircle(
      Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    );
    if (circle) this.error(`Chunks import one another in a circle: ${circle.join(' → ')}`);
  },
});
