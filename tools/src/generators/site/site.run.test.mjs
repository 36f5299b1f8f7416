import AxeBuilder from '@axe-core/playwright';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../chromium.mjs';
import { freePort } from '../../service-process.mjs';
import { passed } from '../testing/passed.mjs';
import { copyWorkspace } from '../testing/workspace-copy.mjs';

const folder = 'apps/north-works';
const company = "North & Sons' Works";

/** @type {import('../testing/workspace-copy.mjs').WorkspaceCopy} */
let workspace;
/** @type {Awaited<ReturnType<typeof workspace.run>>} */
let generated;

beforeAll(async () => {
  workspace = copyWorkspace();
  const args = ['north-works', '--company', company, '--no-interactive'];
  generated = await workspace.run('nx', ['g', '@example/tools:site', ...args]);
});

afterAll(() => {
  workspace.dispose();
});

/** A served site, for the time of `use`. @param {(origin: string) => Promise<void>} use */
const served = async (use) => {
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  const server = workspace.start('nx', ['serve', 'north-works', '--port', String(port)]);
  try {
    const reached = () => fetch(origin).then(Boolean, () => false);
    for (let tries = 0; tries < 150 && !(await reached()); tries += 1) await sleep(200);
    await use(origin);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  }
};

describe('the site generator', () => {
  it('makes an app of the workspace, named in the lock file', () => {
    expect(passed(generated)).toBe('');
    /** @param {string} file */
    const read = (file) => JSON.parse(readFileSync(join(workspace.folder, file), 'utf8'));
    expect(read('package-lock.json').packages[folder]).toMatchObject({
      name: '@example/north-works',
    });
    expect(read('tsconfig.json').references).toContainEqual({ path: folder });
  });

  it('makes what is formatted', async () => {
    expect(passed(await workspace.run('prettier', ['--check', folder, 'tsconfig.json']))).toBe('');
  });

  it('makes what passes lint', async () => {
    expect(passed(await workspace.run('eslint', ['--max-warnings=0', folder]))).toBe('');
  });

  it('makes what passes the type check', async () => {
    const { output } = await workspace.run('tsc', ['-b', folder, '--pretty', 'false']);
    expect(output.split('\n').filter((line) => line.startsWith(folder))).toEqual([]);
    const checked = join(workspace.folder, 'dist/out-tsc', folder, 'src/home.d.ts');
    expect(existsSync(checked)).toBe(true);
  });

  it('makes what passes its unit test', async () => {
    expect(passed(await workspace.run('nx', ['run', 'north-works:unit', '--skip-nx-cache']))).toBe(
      '',
    );
    const report = readFileSync(join(workspace.folder, 'reports/unit/north-works.json'), 'utf8');
    expect(JSON.parse(report).numPassedTests).toBeGreaterThan(0);
  });

  it('makes a site that is built and served, with its name and colours', async () => {
    expect(passed(await workspace.run('nx', ['build', 'north-works']))).toBe('');
    const brand = readFileSync(join(workspace.folder, folder, 'src/brand.ts'), 'utf8');
    const accent = /accent: '(#[0-9a-f]{6})'/.exec(brand)?.[1];
    await served(async (origin) => {
      const answer = await fetch(origin);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('North &amp; Sons&#x27; Works');
      expect(html).toContain(`--ui-colour-accent: ${String(accent)}`);
      expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);

      const executablePath = chromiumPath();
      const browser = await chromium.launch({
        args: chromiumArgs,
        ...(executablePath !== undefined && { executablePath }),
      });
      try {
        for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
          const context = await browser.newContext({ colorScheme });
          const page = await context.newPage();
          /** @type {string[]} */
          const problems = [];
          page.on('console', (message) => problems.push(message.text()));
          page.on('request', (request) => {
            if (!request.url().startsWith(origin)) problems.push(request.url());
          });
          await page.goto(origin);
          expect(await page.title()).toContain(company);
          const ground = await page.evaluate(
            () => globalThis.getComputedStyle(globalThis.document.body).backgroundColor,
          );
          expect(ground).toBe(colorScheme === 'light' ? 'rgb(250, 248, 250)' : 'rgb(23, 17, 22)');
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id }) => id)).toEqual([]);
          expect(problems).toEqual([]);
          await context.close();
        }
      } finally {
        await browser.close();
      }
    });
  });

  it('refuses a name that is taken', async () => {
    const again = await workspace.run('nx', [
      'g',
      '@example/tools:site',
      'service',
      '--no-interactive',
    ]);
    expect(again.status).not.toBe(0);
    expect(again.output).toContain('apps/service is there already.');
  });
});
