import type { PageStyles } from './page-styles.ts';

export interface PageAssets {
  /** Minified. */
  readonly styles: PageStyles;
  /** URL of the script that hydrates it. */
  readonly entry: string;
  /** URLs of the scripts `entry` imports. */
  readonly preload: readonly string[];
}

/** A font that comes in the document. */
export interface InlineFace {
  /** Its `@font-face` rule. */
  readonly css: string;
  /** The font itself, as that rule has it: a `data:` URL. */
  readonly href: string;
  /** The source of the script after that rule, which makes the font ready. */
  readonly script: string;
}

/** `dist/site/server/assets.json`: the client build, as the documents need it. */
export interface SiteAssets {
  /** The sources of the two scripts inlined into each document: in its head, and after it is parsed. */
  readonly inline: { readonly headScript: string; readonly hydrateOnIntent: string };
  /** The face with the characters of the site's own texts; absent in development. */
  readonly face?: InlineFace;
  /** By module name under `pages/`. */
  readonly pages: Readonly<Record<string, PageAssets>>;
  /** Extra head markup, such as the development server's scripts. */
  readonly markup?: string;
}
