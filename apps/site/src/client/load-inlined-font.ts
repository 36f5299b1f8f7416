import { PRELOADS_DATA } from '../document/ids.ts';

/**
 * Loads the inlined font where it is not preloaded, as soon as the document has it, at the end of its head. Browsers
 * decode a font in the styles when text first uses it, after the layout of that text. The inlined font is the one with
 * `font-display: block`. A page may not need the others, which are files.
 */
export const loadInlinedFont = (): void => {
  if (matchMedia(PRELOADS_DATA).matches) return;
  const { documentElement } = document;
  new MutationObserver((_changes, observer) => {
    if (documentElement.lastElementChild?.localName !== 'body') return;
    observer.disconnect();
    for (const face of document.fonts) if (face.display === 'block') void face.load();
  }).observe(documentElement, { childList: true });
};
