import { WITHOUT_WEB_FONT } from './names.ts';

const isSecondPage = () =>
  document.referrer !== '' && new URL(document.referrer).origin === location.origin;

/**
 * Has the web font there at the first layout, or not used at all: a font that arrives in between
 * breaks lines anew, and everything below them moves. A visitor's first page is shown in the brand's
 * fallbacks (the second and further families of its stacks) and does not ask for the font; one that
 * is come to from the same site asks for it before anything else, from the browser's cache.
 *
 * Call it in a script in the document's head; without it the browser does as `font-display` says.
 *
 * @param href address of the font's file, as its `@font-face` names it
 */
export const prepareWebFont = (href: string): void => {
  if (!isSecondPage()) {
    document.documentElement.setAttribute(WITHOUT_WEB_FONT, '');
    return;
  }
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  // Fonts are fetched so from the same origin too.
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
};

/**
 * Brings the font into the browser's cache for the next page, where this one does without it. Call it
 * when the page is loaded and at rest.
 *
 * @param href as for `prepareWebFont`
 */
export const fetchWebFont = async (href: string): Promise<void> => {
  if (!document.documentElement.hasAttribute(WITHOUT_WEB_FONT)) return;
  try {
    // The cache keeps what was read to its end.
    await (await fetch(href, { priority: 'low' })).blob();
  } catch {
    // The next page asks for it again.
  }
};
