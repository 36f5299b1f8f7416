import { expectAccessible } from '@example/testing/axe';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree.js';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';
import {
  company,
  component,
  editedByForm,
  editedByPage,
  formFiles,
  generateAll,
  generated,
  library,
  pageFiles,
  runs,
  site,
} from './testing/generated-workspace.mjs';
import { weightsOf } from './testing/page-weights.mjs';
import { passed } from './testing/passed.mjs';
import { served } from './testing/served.mjs';
import { copyWorkspace } from './testing/workspace-copy.mjs';

/*
 * Runs every generator in one copy of the workspace, then checks the results together.
 */

/** @type {import('./testing/workspace-copy.mjs').WorkspaceCopy} */
let workspace;
/** @type {Awaited<ReturnType<typeof generateAll>>} */
let made;
/** @type {import('playwright').Browser | undefined} */
let browser;

beforeAll(async () => {
  workspace = copyWorkspace();
  made = await generateAll(workspace);
});

afterAll(async () => {
  await browser?.close();
  workspace.dispose();
});

describe('Generators', () => {
  it.each(Object.keys(runs))('%s ends well', (name) => {
    expect(passed(made.said[name] ?? { status: null, output: 'did not run' })).toBe('');
  });

  it.each([
    ['component', 'price-tag', `${component} is there already.`],
    ['component', 'theme', '@example/ui/theme is there already.'],
    ['form', 'demo', 'libs/api/src/forms/demo.ts is there already.'],
    ['form', 'newsletter', 'The site has a form named newsletter already: apps/site/src/forms/'],
    ['form', 'site', 'apps/site/src/form-components/site-form.tsx is there already.'],
    ['library', 'price-table', `${library} is there already.`],
    ['library', 'desk', 'There is a project named desk already: apps/desk.'],
    ['page', 'about', 'libs/content/src/pages/about.ts is there already.'],
    ['page', 'desk', '/desk is a path of the service: take another name.'],
    ['site', 'service', 'apps/service is there already.'],
    ['site', 'ui', 'There is a project named ui already: libs/ui.'],
  ])('%s refuses the name %s, which is taken', async (generator, name, reason) => {
    const { default: run } = await import(`./${generator}/${generator}.mjs`);
    const tree = new FsTree(workspace.folder, false);
    await expect(run(tree, { name })).rejects.toThrow(reason);
    expect(tree.listChanges()).toEqual([]);
  });

  it('write what is formatted', async () => {
    const args = ['--check', 'tsconfig.json', ...generated];
    expect(passed(await workspace.run('oxfmt', args))).toBe('');
  });

  it('write what passes lint', async () => {
    expect(passed(await workspace.run('oxlint', generated))).toBe('');
    expect(passed(await workspace.run('eslint', ['--max-warnings=0', ...generated]))).toBe('');
  });

  it('write what passes the type check', async () => {
    const projects = [library, 'apps/site', 'apps/service', 'apps/desk', site];
    const args = ['-b', ...projects, '--singleThreaded', '--pretty', 'false'];
    const { output } = await workspace.run('tsc', args);
    const findings = output
      .split('\n')
      .filter((line) =>
        /^(?:libs\/(?:api|content|price-table|ui\/src\/components\/price-tag)|apps)\//.test(line),
      );
    expect(findings).toEqual([]);
    for (const declaration of [
      `${component}/price-tag.d.ts`,
      `${library}/src/price-table.d.ts`,
      'apps/site/src/pages/press-room.d.ts',
      'apps/site/src/form-components/callback-form.d.ts',
      `${site}/src/home.d.ts`,
    ]) {
      expect(existsSync(join(workspace.folder, 'dist/out-tsc', declaration)), declaration).toBe(
        true,
      );
    }
  });
});

describe('Component generator', () => {
  it('writes the whole folder and says what to do next', () => {
    expect(readdirSync(join(workspace.folder, component)).sort()).toEqual([
      'index.ts',
      'price-tag.css.ts',
      'price-tag.guide.tsx',
      'price-tag.stories.tsx',
      'price-tag.test.tsx',
      'price-tag.tsx',
    ]);
    expect(made.said['component']?.output).toContain('libs/ui/README.md and libs/ui/CHANGELOG.md');
  });

  it('writes a unit test and stories that pass', async () => {
    const { status, output } = await made.runComponent();
    expect(passed({ status, output })).toBe('');
    expect(output).toMatch(/Test Files +2 passed/);
  });
});

describe('Library generator', () => {
  it('registers the project, and writes a test that passes', async () => {
    const { packages } = JSON.parse(made.read('package-lock.json'));
    expect(packages[library]).toMatchObject({ name: '@example/price-table' });
    expect(JSON.parse(made.read('tsconfig.json')).references).toContainEqual({
      path: `./${library}`,
    });
    expect(made.read('Containerfile')).toContain(`COPY ${library}/package.json ${library}/`);
    expect(passed(await made.runNewTests())).toBe('');
    expect(JSON.parse(made.read(`${library}/reports/test.json`)).numPassedTests).toBe(1);
  });

  it('leaves the packages of the workspace as they are', () => {
    expect(made.read('package.json')).toBe(
      readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
    );
  });
});

/** Most bytes of a menu entry's label, address and description, compressed. */
const MENU_ENTRY = 300;

describe('Page generator', () => {
  it('writes content, page and test, and registers them', () => {
    for (const file of pageFiles) expect(existsSync(join(workspace.folder, file)), file).toBe(true);
    for (const file of editedByPage) expect(made.read(file), file).toContain("'/press-room'");
  });

  it('keeps the tests of libs/content green', async () => {
    const { status, output } = await workspace.run('vitest', ['run'], { cwd: 'libs/content' });
    expect(passed({ status, output })).toBe('');
    expect(output).not.toContain('skipped');
  });

  it('keeps the tests of all pages of apps/site green', async () => {
    const { status, output } = await made.runSiteTests();
    expect(passed({ status, output })).toBe('');
    expect(output).not.toMatch(/\d skipped/);
    expect(output).toContain('src/pages/press-room.test.ts');
  });

  it('writes a page that is prerendered, and makes no other heavier than by its menu entry', async () => {
    expect(passed(await made.buildSites())).toBe('');
    expect(made.read('dist/site/pages/press-room.html')).toMatch(
      /<h1[^>]*>Press &amp; people&#x27;s room<\/h1>/,
    );
    expect(made.read('dist/site/pages/index.html')).toContain('href="/press-room"');

    const before = weightsOf(join(import.meta.dirname, '../../../dist/site'));
    const after = weightsOf(join(workspace.folder, 'dist/site'));
    expect(Object.keys(before)).toContain('home');
    for (const [page, { styles, js, html }] of Object.entries(before)) {
      const now = after[page];
      expect(now?.styles, `styles of ${page}`).toBe(styles);
      expect(now?.js, `scripts of ${page}`).toBeLessThan(js + MENU_ENTRY);
      expect(now?.html, `document of ${page}`).toBeLessThan(html + MENU_ENTRY);
    }
  });
});

describe('Form generator', () => {
  it('touches seven files; the page that shows the form is the eighth', async () => {
    const { default: run } = await import('./form/form.mjs');
    const tree = new FsTree(workspace.folder, false);
    await run(tree, { name: 'site-visit' });
    const own = formFiles.map((file) => file.replace('callback', 'site-visit'));
    const changed = tree.listChanges().map(({ path }) => path);
    expect(changed.toSorted()).toEqual([...own, ...editedByForm].toSorted());
  });

  it('gives references a letter that no other form has', async () => {
    const { default: run } = await import('./form/form.mjs');
    const tree = new FsTree(workspace.folder, false);
    expect(made.read(formFiles[0] ?? '')).toContain("prefix: 'L'");
    await expect(run(tree, { name: 'tender', prefix: 'L' })).rejects.toThrow('--prefix');
  });

  it('writes a form that is sent, stored, mailed and backed up, and put aside where a robot sends it', async () => {
    const { status, output } = await made.runFormTests();
    expect(passed({ status, output })).toBe('');
    expect(output).toContain('(callback) is stored with its two mails');
    expect(output).toContain('(callback) is taken by its operation');
    expect(output).toContain('is the same in every row');
    const args = ['run', 'src/openapi', '-t', 'signal of a robot'];
    expect(passed(await workspace.run('vitest', args, { cwd: 'libs/api' }))).toBe('');
  });

  it('writes a form that the site checks before it sends it', async () => {
    const { status, output } = await made.runSiteTests();
    expect(passed({ status, output })).toBe('');
    expect(output).toContain('(callback) is sent with its key');
  });
});

/** Returns the background colour of the page. @param {import('playwright').Page} page */
const backgroundOf = (page) =>
  page.evaluate(() => globalThis.getComputedStyle(globalThis.document.body).backgroundColor);

/** @param {import('playwright').BrowserContextOptions} options */
const newPage = async (options) => {
  const executablePath = chromiumPath();
  browser ??= await chromium.launch({
    args: chromiumArgs,
    ...(executablePath !== undefined && { executablePath }),
  });
  return browser.newPage(options);
};

describe('Site generator', () => {
  it('registers the project, and writes a test that passes', async () => {
    expect(JSON.parse(made.read('package-lock.json')).packages[site]).toMatchObject({
      name: '@example/north-works',
    });
    expect(JSON.parse(made.read('tsconfig.json')).references).toContainEqual({ path: site });
    expect(made.read('Containerfile')).toContain(`COPY ${site}/package.json ${site}/`);
    expect(passed(await made.runNewTests())).toBe('');
    expect(JSON.parse(made.read(`${site}/reports/test.json`)).numPassedTests).toBeGreaterThan(0);
  });

  it('writes a site that is built, with its name and colours', async () => {
    expect(passed(await made.buildSites())).toBe('');
    const accent = /accent: '(#[0-9a-f]{6})'/.exec(made.read(`${site}/src/brand.ts`))?.[1];
    await served(workspace, 'north-works', 'preview', async (origin) => {
      const answer = await fetch(origin);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('North &amp; Sons&#x27; Works');
      expect(html).toContain(`--ui-colour-accent: ${String(accent)}`);
      expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        const page = await newPage({ colorScheme });
        /** @type {string[]} */
        const problems = [];
        page.on('console', (message) => problems.push(message.text()));
        page.on('request', (request) => {
          if (!request.url().startsWith(origin)) problems.push(request.url());
        });
        await page.goto(origin);
        expect(await page.title()).toContain(company);
        expect(await backgroundOf(page)).toBe(
          colorScheme === 'light' ? 'rgb(250, 248, 250)' : 'rgb(23, 17, 22)',
        );
        await expectAccessible(page, colorScheme);
        expect(problems).toEqual([]);
        await page.close();
      }
    });
  });

  it('serves it from its sources, and shows a change without being asked', async () => {
    await served(workspace, 'north-works', 'serve', async (origin) => {
      expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);
      const page = await newPage({ colorScheme: 'light' });
      // Vite does not report a change that is made before its client is connected.
      const connected = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('[vite] connected'),
      });
      await page.goto(origin);
      await connected;
      expect(await backgroundOf(page)).toBe('rgb(250, 248, 250)');
      const content = `${site}/src/content.ts`;
      const changed = made.read(content).replaceAll(/North & Sons(\\?)' Works/g, 'South Works');
      writeFileSync(join(workspace.folder, content), changed);
      await page.waitForFunction(() => globalThis.document.title.includes('South Works'));
      await page.close();
    });
  });
});
