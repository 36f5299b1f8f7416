import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The most that pages and tasks of the site may load, with brotli, in KB; the end-to-end tests and the bench hold it. */
export const weightLimits = {
  /** All that a page loads before its visitor acts. */
  page: { requests: 4, totalKb: 42, jsBeforeActKb: 4 },
  /** Its scripts once its visitor has acted. */
  jsAfterActKb: 113.5,
  jsAfterActMedianKb: 106,
  /** The scripts of a whole task. */
  taskJsKb: 134,
} as const;

/** The built site. */
export const builtSite = join(import.meta.dirname, '../../../dist/site');

interface Assets {
  readonly inline: { readonly headScript: string; readonly hydrateOnIntent: string };
  readonly face: { readonly css: string; readonly href: string };
  readonly pages: Readonly<
    Record<string, { readonly entry: string; readonly preload: readonly string[] }>
  >;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(builtSite, file), 'utf8'));

export const readAssets = (): Assets => readJson('server/assets.json') as Assets;

/** Returns the paths of the pages for search engines: all but those behind a mail's link. */
export const readRoutes = (): readonly string[] =>
  (readJson('site.json') as { indexed: readonly { path: string }[] }).indexed.map(
    ({ path }) => path,
  );

/** Returns the size of the scripts in every document, brotli, in KB. */
export const inlineScriptKb = (): number => {
  const { inline } = readAssets();
  const scripts = inline.headScript + inline.hydrateOnIntent;
  return brotliCompressSync(scripts).length / 1024;
};

/** Scripts that are loaded, as they are sent, and those in the document, brotli, in KB. */
export const scriptsKb = (files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + statSync(join(builtSite, 'client', `${file}.br`)).size / 1024,
    inlineScriptKb(),
  );

/** Returns the size of the scripts that a page has loaded after its visitor acts, brotli, in KB. */
export const jsAfterActKb = (path: string): number => {
  const scripts = readAssets().pages[path.slice(1) || 'home'];
  if (!scripts) throw new Error(`${path} has no scripts`);
  return scriptsKb([scripts.entry, ...scripts.preload]);
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};
