import { describe, expect, it } from 'vitest';
import { addEntry, addEntryBeforeSpread, addEntryById, addImport } from './source-edit.mjs';

describe('an entry', () => {
  it('is added to a list, a readonly one too', () => {
    expect(addEntry("const all = ['/', '/a'] as const;", 'all', "'/b'")).toBe(
      "const all = ['/', '/a', '/b'] as const;",
    );
    expect(addEntry('const all = [\n  1,\n] satisfies number[];', 'all', '2')).toBe(
      'const all = [\n  1, 2,\n] satisfies number[];',
    );
    expect(addEntry('const all: string[] = [];', 'all', "'x'")).toBe(
      "const all: string[] = ['x'];",
    );
  });

  it('is added to an object', () => {
    expect(addEntry('export const all: X = { a: 1 };', 'all', 'b: 2')).toBe(
      'export const all: X = { a: 1, b: 2 };',
    );
  });

  it('is added to the list of the object with the id asked for', () => {
    const source = "const menu = [{ id: 'one', links: [1] }, { id: 'two', links: [2] }];";
    expect(addEntryById(source, { name: 'menu', id: 'two', list: 'links' }, '3')).toBe(
      "const menu = [{ id: 'one', links: [1] }, { id: 'two', links: [2, 3] }];",
    );
    expect(() => addEntryById(source, { name: 'menu', id: 'six', list: 'links' }, '3')).toThrow(
      'There is no menu, six, links to add to.',
    );
  });

  it('is added before what a list spreads', () => {
    expect(addEntryBeforeSpread("expect(['/', ...known].sort());", 'known', "'/b'")).toBe(
      "expect(['/', '/b', ...known].sort());",
    );
    expect(() => addEntryBeforeSpread('expect([]);', 'known', '1')).toThrow('...known');
  });

  it('is refused when there is no such list', () => {
    expect(() => addEntry('const all = f();', 'all', '1')).toThrow('There is no all to add to.');
    expect(() => addEntry('const other = [];', 'all', '1')).toThrow('There is no all to add to.');
  });
});

describe('an import', () => {
  const source = "import { a } from './pages/a.ts';\nimport { t } from './t.ts';\n\nf(a, t);\n";

  it.each([
    ['./pages/b.ts', 1],
    ['./a.ts', 0],
    ['./z.ts', 2],
  ])('of %s stands at its place in the alphabet', (from, line) => {
    expect(addImport(source, 'x', from).split('\n')[line]).toBe(`import { x } from '${from}';`);
  });

  it('is the first line when there is none', () => {
    expect(addImport('f();\n', 'x', './x.ts')).toBe("import { x } from './x.ts';\nf();\n");
  });
});
