import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStyleNames } from './style-names.ts';

const makeWorkspace = () => {
  const workspace = mkdtempSync(join(tmpdir(), 'style-names-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const site = join(workspace, 'apps/site');
  for (let file = 0; file < 40; file += 1) {
    const path = join(workspace, `libs/ui/src/part-${String(file).padStart(2, '0')}/part.css.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  return { workspace, site };
};

const partOf = (file: string) => `../../libs/ui/src/part-${file}/part.css.ts`;

it('gives each style of each file a name of its own, the same in every build', () => {
  const { workspace, site } = makeWorkspace();
  const styles = ['00', '01', '39'].flatMap((file) =>
    Array.from({ length: 40 }, (_, style) => ({
      hash: `hash${file}${String(style)}`,
      filePath: partOf(file),
    })),
  );
  const nameOf = createStyleNames(workspace, site);
  const names = styles.map(nameOf);
  expect(new Set(names).size).toBe(styles.length);
  expect([names[0], names[40], names[80]]).toEqual(['A00', 'A10', 'B30']);
  for (const name of names) expect(name).toMatch(/^[A-Z][\da-z]+$/);
  expect(styles.map(nameOf)).toEqual(names);
  const files = styles.toReversed().map(({ filePath }) => filePath);
  const other = createStyleNames(workspace, site);
  for (const filePath of new Set(files))
    for (const style of styles) if (style.filePath === filePath) other(style);
  expect(styles.map(other)).toEqual(names);
});

it('names the styles of a file that is added later', () => {
  const { workspace, site } = makeWorkspace();
  const nameOf = createStyleNames(workspace, site);
  expect(nameOf({ hash: 'x', filePath: partOf('new') })).toBe('B40');
});
