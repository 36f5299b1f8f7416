import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace } from '../testing/workspace-copy.mjs';
import { passed } from '../testing/passed.mjs';

const folder = 'libs/ui/src/price-tag';

/** @type {import('../testing/workspace-copy.mjs').WorkspaceCopy} */
let workspace;
/** @type {Awaited<ReturnType<typeof workspace.run>>} */
let generated;

beforeAll(async () => {
  workspace = copyWorkspace();
  const args = ['price-tag', '--element', 'span', '--category', 'Feedback', '--no-interactive'];
  generated = await workspace.run('nx', ['g', '@example/tools:component', ...args]);
});

afterAll(() => {
  workspace.dispose();
});

describe('the component generator', () => {
  it('makes the whole folder, and says what to do next', () => {
    expect(passed(generated)).toBe('');
    expect(readdirSync(join(workspace.folder, folder)).sort()).toEqual([
      'index.ts',
      'price-tag.css.ts',
      'price-tag.guide.tsx',
      'price-tag.stories.tsx',
      'price-tag.test.tsx',
      'price-tag.tsx',
    ]);
    expect(generated.output).toContain('Accept the new public API');
  });

  it('makes what is formatted', async () => {
    expect(passed(await workspace.run('prettier', ['--check', folder]))).toBe('');
  });

  it('makes what passes lint', async () => {
    expect(passed(await workspace.run('eslint', ['--max-warnings=0', folder]))).toBe('');
  });

  it('makes what passes the type check', async () => {
    const { output } = await workspace.run('tsc', ['-b', 'libs/ui', '--pretty', 'false']);
    expect(output.split('\n').filter((line) => line.startsWith(folder))).toEqual([]);
    const checked = join(workspace.folder, 'dist/out-tsc', folder, 'price-tag.d.ts');
    expect(existsSync(checked)).toBe(true);
  });

  it('makes what passes its unit test', async () => {
    const args = ['run', '--project', 'unit', 'src/price-tag'];
    const { status, output } = await workspace.run('vitest', args, 'libs/ui');
    expect(passed({ status, output })).toBe('');
    expect(output).toMatch(/Tests +8 passed/);
  });

  it('makes stories that pass in Chromium, with axe', async () => {
    const args = ['run', '--project', 'stories-ink-and-teal-*', 'src/price-tag'];
    const { status, output } = await workspace.run('vitest', args, 'libs/ui');
    expect(passed({ status, output })).toBe('');
    expect(output).toMatch(/Tests +\d+ passed/);
  });

  it('refuses a name that is taken', async () => {
    const again = await workspace.run('nx', [
      'g',
      '@example/tools:component',
      'price-tag',
      '--no-interactive',
    ]);
    expect(again.status).not.toBe(0);
    expect(again.output).toContain(`${folder} is there already.`);
  });
});
