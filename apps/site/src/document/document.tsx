import { meta as siteMeta } from '@example/content/meta';
import { inkAndTeal } from '@example/ui/brand';
import { createHash } from 'node:crypto';
import type { PageSources } from '@example/api/pages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import type { PageMeta } from '../routing/page.ts';
import type { InlineFace, PageAssets, SiteAssets } from './assets.ts';
import { FIRST_BAND_ID, HYDRATION_ID, PRELOADS_DATA, ROOT_ID } from './ids.ts';
import { placeStyles } from './page-styles.ts';
import { ShareTags } from './share-tags.tsx';

interface DocumentOptions {
  readonly meta: PageMeta;
  /** Scheme, host and port under which visitors reach the site. */
  readonly origin: string;
  /** Path of the page, without a query string. */
  readonly path: string;
  /** Structured data for search engines (schema.org). */
  readonly facts: Graph | undefined;
  readonly assets: PageAssets;
  readonly site: SiteAssets;
  /** The rendered page. */
  readonly body: string;
  /** State for the router in the browser; `undefined` without any. */
  readonly hydrationData: object | undefined;
  /** Origins whose documents the page may embed. */
  readonly frames: readonly string[];
}

const pointedAt = [
  {
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/brochures/*'] } }],
    },
    eagerness: 'moderate',
  },
];

/** Prefetches or prerenders a page when its link is pointed at, so that a click shows it at once. */
const speculationRules = JSON.stringify({ prefetch: pointedAt, prerender: pointedAt });

/** Colours of the browser's own bars in light and dark. */
const themeColours = (['light', 'dark'] as const).map((theme) => ({
  media: `(prefers-color-scheme:${theme})`,
  colour: inkAndTeal.colour[theme].canvas,
}));

const hashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Returns JSON that cannot end its script element. */
const inertJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

const ROOT_TAG = `<div id="${ROOT_ID}">`;

/** Icon links. They stand before the font, so that the browser reads them while the font loads. */
const icons =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<link rel="manifest" href="/site.webmanifest">';

/** Delays the first frame until the first band is parsed; half a band would cost one more frame. */
const expectFirstBand = `<link rel="expect" href="#${FIRST_BAND_ID}" blocking="render">`;

/** Returns the font and its preload. Brotli compresses the repeated text to almost nothing. */
const faceMarkup = ({ css, href }: InlineFace) =>
  `<style>${css}</style>` +
  `<link rel="preload" as="font" type="font/woff2" crossorigin media="${PRELOADS_DATA}" href="${href}">`;

const Head = ({ children }: { readonly children: ReactNode }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {children}
  </head>
);

/** Renders what the head tells search engines, other sites and the browser about a page. */
const Metadata = ({ meta, origin, path }: Pick<DocumentOptions, 'meta' | 'origin' | 'path'>) => {
  const canonical = origin + (meta.canonical ?? path);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <ShareTags path={path} origin={origin} canonical={canonical} meta={meta} />
        </>
      )}
      {meta.alternates?.map(({ href, type, title }) => (
        <link key={href} rel="alternate" href={href} type={type} title={title} />
      ))}
      {themeColours.map(({ media, colour }) => (
        <meta key={media} name="theme-color" media={media} content={colour} />
      ))}
    </>
  );
};

/** Renders the document around a page. Returns it with the hashes that its CSP must allow. */
export const renderDocument = ({
  meta,
  origin,
  path,
  facts,
  assets,
  site,
  body: rendered,
  hydrationData,
  frames,
}: DocumentOptions): { readonly html: string; readonly csp: PageSources } => {
  const { face, inline, markup = '' } = site;
  // HTML cannot hold this character, which a query or a field may.
  const body = rendered.replaceAll('\0', '');
  const styles = placeStyles(assets.styles, body);
  // The browser reads the styles while the font loads. If two fonts have a character, the later one is used.
  const endOfHead =
    (body.includes(` id="${FIRST_BAND_ID}"`) ? expectFirstBand : '') +
    icons +
    (face ? faceMarkup(face) : '') +
    markup;
  const empty = renderToStaticMarkup(
    <html lang={siteMeta.locale}>
      <Head>
        <Metadata meta={meta} origin={origin} path={path} />
        {styles.head && <style {...raw(styles.head)} />}
        {inline.headScript && <script {...raw(inline.headScript)} />}
      </Head>
      <body>
        <div id={ROOT_ID} />
        {facts && !meta.noIndex && <script type="application/ld+json" {...raw(inertJson(facts))} />}
        {hydrationData && (
          <script id={HYDRATION_ID} type="application/json" {...raw(inertJson(hydrationData))} />
        )}
        <script type="speculationrules" {...raw(speculationRules)} />
        {/* `async` makes it a task of its own, apart from the one that ends the parsing. */}
        <script
          type="module"
          async
          data-entry={assets.entry}
          data-preload={assets.preload.join(' ') || undefined}
          {...raw(inline.hydrateOnIntent)}
        />
      </body>
    </html>,
  );
  const [head = '', rest = ''] = empty.split('</head>', 2);
  const rootAt = rest.indexOf(ROOT_TAG) + ROOT_TAG.length;
  return {
    // Concatenating strings is cheap. React would copy the page, which can have 300 KB.
    html: `<!doctype html>${head}${endOfHead}</head>${rest.slice(0, rootAt)}${styles.body}${rest.slice(rootAt)}`,
    csp: {
      scripts: [inline.headScript, speculationRules, inline.hydrateOnIntent]
        .filter(Boolean)
        .map(hashSource),
      styles: [styles.head, face?.css ?? '', styles.later].filter(Boolean).map(hashSource),
      ...(face && { fonts: ['data:'] }),
      ...(frames.length > 0 && { frames }),
    },
  };
};
