import { meta as siteMeta } from '@example/content/meta';
import { createHash } from 'node:crypto';
import type { PageSources } from '@example/api/pages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageMeta } from '../routing/page.ts';
import type { PageAssets, SiteAssets } from './assets.ts';
import { HYDRATION_ID, ROOT_ID } from './ids.ts';

interface DocumentOptions {
  readonly meta: PageMeta;
  /** Absolute URL of the page, without a query string. */
  readonly canonical: string;
  readonly assets: PageAssets;
  readonly site: SiteAssets;
  /** The rendered page. */
  readonly body: string;
  /** What its router starts from in the browser; absent where there is nothing to hand over. */
  readonly hydrationData: object | undefined;
}

const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

const hashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** JSON that cannot end its script element. */
const inertJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

const Head = ({ children }: { readonly children: ReactNode }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {children}
  </head>
);

/** The whole document around a rendered page, and the hashes its CSP must allow. */
export const renderDocument = ({
  meta,
  canonical,
  assets,
  site,
  body,
  hydrationData,
}: DocumentOptions): { readonly html: string; readonly csp: PageSources } => {
  const html = renderToStaticMarkup(
    <html
      lang={siteMeta.locale}
      data-entry={assets.entry}
      data-preload={assets.preload.join(' ') || undefined}
    >
      <Head>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.noIndex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={canonical} />
        )}
        {meta.alternates?.map(({ href, type, title }) => (
          <link key={href} rel="alternate" href={href} type={type} title={title} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.css && <style {...raw(assets.css)} />}
        <script type="speculationrules" {...raw(speculationRules)} />
        {site.boot && <script type="module" {...raw(site.boot)} />}
      </Head>
      <body>
        <div id={ROOT_ID} {...raw(body)} />
        {hydrationData && (
          <script id={HYDRATION_ID} type="application/json" {...raw(inertJson(hydrationData))} />
        )}
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${site.head ? html.replace('</head>', `${site.head}</head>`) : html}`,
    csp: {
      scripts: [speculationRules, site.boot].filter(Boolean).map(hashSource),
      styles: assets.css ? [hashSource(assets.css)] : [],
    },
  };
};
