/*
 * Runs after the two Vite builds. Collects the assets of each document from the client build, renders the pages that
 * are the same for every visitor, and compresses the files that are served.
 */
import { compressFiles } from '@example/api/page-compression';
import type { PageSources, PrerenderedPage, Site, SiteManifest } from '@example/api/pages';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { build } from 'vite';
import type { PageAssets, SiteAssets } from '../src/document/assets.ts';
import type { IconPath } from './drawing/brochure.ts';
import { drawFiles } from './drawing/files.ts';
import { lastChanges } from './last-changes.ts';
import { readStyleRules } from './style-rules.ts';
import { missingFrom, siteCharacters } from './web-font/characters.ts';
import { cutFont, inlineFace, namedFace } from './web-font/face.ts';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const dist = join(import.meta.dirname, '../../../dist/site');
const client = join(dist, 'client');
const server = join(dist, 'server');
const origin = 'http://localhost:4200';

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestChunk
>;

/** Returns a chunk and everything it imports, dependencies first. */
const closure = (key: string, seen = new Set<string>()): readonly ManifestChunk[] => {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the client manifest has no ${key}`);
  return [...(chunk.imports ?? []).flatMap((imported) => closure(imported, seen)), chunk];
};

/** Fixes the order of the cascade's layers, whatever the order of the chunks. */
const layerOrder = '@layer reset,tokens,components,utilities;';

const toPageAssets = (key: string): PageAssets => {
  const chunks = closure(key);
  const files = new Set(chunks.flatMap(({ css }) => css ?? []));
  const css = [...files].map((file) => readFileSync(join(client, file), 'utf8').trim()).join('');
  const [entry, ...imports] = chunks.toReversed().map(({ file }) => `/${file}`);
  if (!entry) throw new Error(`the client manifest has no script for ${key}`);
  const code = chunks.map(({ file }) => readFileSync(join(client, file), 'utf8')).join('');
  return {
    styles: readStyleRules(layerOrder + css),
    entry,
    // The manifest also lists chunks of styles, which no script imports.
    preload: imports.filter((path) => code.includes(basename(path))),
  };
};

/** Bundles a script into one piece that is inlined into a document. */
const inlineScript = async (name: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `../src/client/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${name} could not be bundled`);
  return chunk.code.trim();
};

const inline = {
  headScript: await inlineScript('head-script'),
  hydrateOnIntent: await inlineScript('hydrate-on-intent'),
};
const pages: Record<string, PageAssets> = {};
for (const [key, { isEntry, name = '' }] of Object.entries(manifest)) {
  if (isEntry) pages[name] = toPageAssets(key);
}

/*
 * Every page's styles contain the font with the characters of the site's own texts. For the characters of visitors and
 * vacancies the kit's styles name the whole font's file.
 */
const face = namedFace(Object.values(pages)[0]?.styles.base ?? '');
const characters = siteCharacters();
const font = await cutFont(readFileSync(join(client, face.url)), characters);

writeFileSync(
  join(server, 'assets.json'),
  JSON.stringify({
    inline,
    face: inlineFace(face.rule, font, characters),
    pages,
  } satisfies SiteAssets),
);

interface BuiltSite extends Site {
  prerender(path: string): ReturnType<Site['render']>;
}
const built = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as {
  createSite(options: { publicOrigin: string }): BuiltSite;
  iconPath: IconPath;
  indexable: readonly { readonly name: string; readonly path: string }[];
  paths: readonly string[];
  prerenderedPaths: readonly string[];
  uploads: readonly string[];
};
const site = built.createSite({ publicOrigin: origin });

rmSync(join(dist, 'pages'), { recursive: true, force: true });
mkdirSync(join(dist, 'pages'), { recursive: true });

const writePage = (file: string, html: string, csp: PageSources): PrerenderedPage => {
  const missing = missingFrom(characters, html);
  if (missing.length > 0)
    throw new Error(`${file} has characters its font lacks: ${missing.join(' ')}`);
  writeFileSync(join(dist, 'pages', file), html);
  return { file, csp };
};

const prerendered: Record<string, PrerenderedPage> = {};
for (const path of built.prerenderedPaths) {
  const { status, html, csp } = await site.prerender(path);
  if (status !== 200) throw new Error(`${path} rendered with status ${String(status)}`);
  prerendered[path] = writePage(`${path.slice(1).replaceAll('/', '-') || 'index'}.html`, html, csp);
}
const missing = await site.prerender('/this-page-does-not-exist');

for (const [path, content] of await drawFiles(built.iconPath)) {
  const file = join(client, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const changed = lastChanges();

const siteManifest: SiteManifest = {
  origin,
  pages: prerendered,
  paths: built.paths,
  uploads: built.uploads,
  indexed: built.indexable.map(({ name, path }) => ({ path, changed: changed(name) })),
  redirects: { '/home': '/' },
  notFound: writePage('404.html', missing.html, missing.csp),
};
writeFileSync(join(dist, 'site.json'), JSON.stringify(siteManifest));

rmSync(join(client, '.vite'), { recursive: true });
for (const folder of [client, join(dist, 'pages')])
  await compressFiles(folder, constants.BROTLI_MAX_QUALITY);
