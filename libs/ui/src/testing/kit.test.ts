import { describe, expect, it } from 'vitest';

const folders = import.meta.glob<Record<string, unknown>>('../*/index.ts');
const tests = import.meta.glob<string>('../*/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kit = Object.entries(folders).map(([index, load]) => {
  const folder = index.slice('../'.length, -'/index.ts'.length);
  const sources = Object.entries(tests).filter(([path]) => path.startsWith(`../${folder}/`));
  return [folder, load, sources.map(([, source]) => source).join('')] as const;
});

describe.each(kit)('%s', (_, load, source) => {
  it('loads when there is no document', async () => {
    expect(typeof document).toBe('undefined');
    await expect(load()).resolves.toBeTypeOf('object');
  });

  it('has a test for the conformance of each of its components', async () => {
    const components = Object.entries(await load())
      // The class of an error begins with a capital letter, too.
      .filter(([name, value]) => /^[A-Z]/.test(name) && value instanceof Function)
      .filter(([, value]) => Object.getPrototypeOf(value) === Function.prototype)
      .map(([name]) => name);
    const untested = components.filter(
      (name) => !new RegExp(`describe(Field)?Conformance\\(\\s*'${name}\\b`).test(source),
    );
    expect(untested).toEqual([]);
  });
});
