import type { PageSources, SiteManifest, SiteModule } from '@example/api/pages';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  type Coding,
  codings,
  compressThoroughly,
  createCachedResponse,
  type CachedResponse,
} from '../../http/cached-response/index.ts';
import { pagePolicy } from '../../http/security/headers.ts';
import type { PageSource, StoredPage } from './page-source.ts';

export class SiteMissingError extends Error {
  constructor(siteDir: string, cause?: unknown) {
    super(`there is no built site in ${siteDir}: run «npm run build» first`, { cause });
    this.name = 'SiteMissingError';
  }
}

const sourcesSchema = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()).optional(),
  frames: z.array(z.string()).optional(),
});
const pageSchema = z.object({ file: z.string(), csp: sourcesSchema });
const manifestSchema = z.object({
  origin: z.string(),
  pages: z.record(z.string(), pageSchema),
  paths: z.array(z.string()),
  uploads: z.array(z.string()),
  indexed: z.array(z.object({ path: z.string(), changed: z.string().optional() })),
  redirects: z.record(z.string(), z.string()),
  notFound: pageSchema,
});

const contentTypes: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const textTypes = /^(?:text\/|image\/svg|application\/(?:json|xml|atom|manifest))/;

const extensions: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

const readEncoded = async (file: string): Promise<Map<Coding, Buffer>> => {
  const encoded = new Map<Coding, Buffer>();
  for (const coding of codings) {
    const name = file + extensions[coding];
    if (existsSync(name)) encoded.set(coding, await readFile(name));
  }
  return encoded;
};

const recompress = async (content: Buffer): Promise<Map<Coding, Buffer>> =>
  new Map(
    await Promise.all(
      codings.map(async (coding) => [coding, await compressThoroughly(coding, content)] as const),
    ),
  );

/** Reads a file. Replaces the origin of the build in its text by the origin of the service. */
const readServed = async (
  file: string,
  contentType: string,
  from: string,
  to: string,
): Promise<CachedResponse> => {
  const content = await readFile(file);
  if (from !== to && textTypes.test(contentType) && content.includes(from)) {
    const changed = Buffer.from(content.toString('utf8').replaceAll(from, to));
    const encoded = await recompress(changed);
    return createCachedResponse(contentType, changed, { compressible: true, encoded });
  }
  const encoded = await readEncoded(file);
  return createCachedResponse(contentType, content, { compressible: false, encoded });
};

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;

/** Replaces the hashes of a page's inline scripts and styles whose text changed with the origin. */
const moveSources = (
  { scripts, styles, ...others }: PageSources,
  html: string,
  from: string,
  to: string,
): PageSources => {
  const moved = new Map<string, string>();
  for (const [, , text = ''] of html.matchAll(inline)) {
    if (text.includes(from)) moved.set(sourceOf(text), sourceOf(text.replaceAll(from, to)));
  }
  const move = (source: string) => moved.get(source) ?? source;
  return { ...others, scripts: scripts.map(move), styles: styles.map(move) };
};

const readManifest = async (siteDir: string): Promise<SiteManifest> => {
  let text: string;
  try {
    text = await readFile(join(siteDir, 'site.json'), 'utf8');
  } catch (cause) {
    throw new SiteMissingError(siteDir, cause);
  }
  return manifestSchema.parse(JSON.parse(text));
};

const listFiles = async (folder: string): Promise<readonly string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
};

/** Returns whether visitors get a file. Hidden ones are left out, except those with a well-known name (RFC 8615). */
const isServed = (file: string) =>
  !/\.(?:br|gz)$/.test(file) &&
  !file.split(sep).some((part) => part.startsWith('.') && part !== '.well-known');

/** Returns the folder in which a built site has the files with hashes in their names. */
export const assetsDirOf = (siteDir: string): string => join(siteDir, 'client', 'assets');

/**
 * Reads the built site: pages and small files into memory, the renderer as a module.
 *
 * @param keptAssets - folders with the hashed files of earlier releases
 * @throws SiteMissingError when the site was not built
 */
export const loadSite = async (
  siteDir: string,
  publicOrigin: string,
  keptAssets: readonly string[] = [],
): Promise<PageSource> => {
  const manifest = await readManifest(siteDir);
  const { origin } = manifest;

  const readPage = async ({ file, csp }: SiteManifest['notFound']): Promise<StoredPage> => {
    const name = join(siteDir, 'pages', file);
    const content = await readServed(name, 'text/html; charset=utf-8', origin, publicOrigin);
    const sources =
      origin === publicOrigin
        ? csp
        : moveSources(csp, await readFile(name, 'utf8'), origin, publicOrigin);
    return { content, policy: pagePolicy(sources) };
  };

  const clientDir = join(siteDir, 'client');
  const readFiles = async () => {
    const names = (await listFiles(clientDir)).filter(
      (file) => isServed(file) && !file.startsWith(`assets${sep}`),
    );
    return Promise.all(
      names.map(async (name) => {
        const type = contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
        const content = await readServed(join(clientDir, name), type, origin, publicOrigin);
        return [`/${name.split(sep).join('/')}`, content] as const;
      }),
    );
  };

  const entry = join(siteDir, 'server', 'entry-server.js');
  const [stored, files, notFound, module] = await Promise.all([
    Promise.all(
      Object.entries(manifest.pages).map(
        async ([path, page]) => [path, await readPage(page)] as const,
      ),
    ),
    readFiles(),
    readPage(manifest.notFound),
    import(/* @vite-ignore */ pathToFileURL(entry).href) as Promise<SiteModule>,
  ]);
  return {
    site: module.createSite({ publicOrigin }),
    paths: new Set([...manifest.paths, ...Object.keys(manifest.pages)]),
    uploads: new Set(manifest.uploads),
    indexed: manifest.indexed,
    redirects: new Map(Object.entries(manifest.redirects)),
    stored: new Map(stored),
    files: new Map(files),
    notFound,
    assetsDirs: [assetsDirOf(siteDir), ...keptAssets],
    policy: pagePolicy,
    keepRendered: true,
  };
};
