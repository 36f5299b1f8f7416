import type { PageStyles } from './page-styles.ts';

export interface PageAssets {
  /** Minified CSS. */
  readonly styles: PageStyles;
  /** URL of the script that hydrates it. */
  readonly entry: string;
  /** URLs of the scripts `entry` imports. */
  readonly preload: readonly string[];
}

/** A font inlined in the document. */
export interface InlineFace {
  /** Its `@font-face` rule. */
  readonly css: string;
  /** The font as the `data:` URL in that rule. */
  readonly href: string;
}

/** `dist/site/server/assets.json`: the assets of the client build for the documents. */
export interface SiteAssets {
  /** Sources of the two scripts inlined into each document: in its head, and after it is parsed. */
  readonly inline: { readonly headScript: string; readonly hydrateOnIntent: string };
  /** The font with the characters of the site's own texts; absent in development. */
  readonly face?: InlineFace;
  /** By module name under `pages/`. */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Extra head markup, such as the development server's scripts. */
  readonly markup?: string;
}
