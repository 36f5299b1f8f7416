/*
 * Takes pictures of every page of the built site and puts them on one page: phone, tablet and desktop,
 * light and dark, without JavaScript, and as printed.
 *
 *   npm run gallery [-- PATH …]      writes reports/gallery/index.html
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startService } from '@example/testing/service';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { renderGallery, views } from './gallery/render.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'reports/gallery');
/** Longer than any page waits for its web font and its deferred rendering, in ms. */
const REST_MS = 300;

const { paths } = /** @type {{ paths: readonly string[] }} */ (
  JSON.parse(readFileSync(join(root, 'dist/site/site.json'), 'utf8'))
);
const asked = process.argv.slice(2);
const unknown = asked.filter((path) => !paths.includes(path));
if (unknown.length > 0) {
  console.error(`There is no page ${unknown.join(', ')}. Pages: ${paths.join(' ')}`);
  process.exit(2);
}
const shown = asked.length > 0 ? asked : [...paths].sort();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const service = await startService();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs, '--force-color-profile=srgb'],
  ...(executablePath !== undefined && { executablePath }),
});

/**
 * Scrolls through the page: content below the first view appears only on scrolling.
 *
 * @param {import('playwright').Page} page
 */
const scrollThrough = async (page) => {
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('PageDown');
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Home');
};

/** @type {import('./gallery/render.mjs').Picture[]} */
const pictures = [];
try {
  for (const view of views) {
    const context = await browser.newContext({
      viewport: { width: view.width, height: view.width < 768 ? 740 : 900 },
      colorScheme: view.theme,
      reducedMotion: 'reduce',
      javaScriptEnabled: view.javaScript,
      locale: 'en-IN',
    });
    const page = await context.newPage();
    await page.emulateMedia({ media: view.media });
    for (const path of shown) {
      await page.goto(service.origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(REST_MS);
      await scrollThrough(page);
      await page.waitForTimeout(REST_MS);
      const file = `${path.slice(1).replaceAll('/', '-') || 'home'}-${view.name}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      pictures.push({ path, view, file });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await service.stop();
}
writeFileSync(join(folder, 'index.html'), renderGallery(shown, pictures));
console.log(`${String(pictures.length)} pictures: reports/gallery/index.html`);
