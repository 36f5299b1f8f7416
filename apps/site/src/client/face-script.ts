import { PRELOADS_DATA } from '../document/ids.ts';

/*
 * Runs at the end of the document's head, where the font is not preloaded. Browsers decode a font in the styles when
 * text first uses it, after that text is laid out. Loaded here it is ready before. The face in the page is the one with
 * `font-display: block`; the others are files, which a page may not need.
 */
if (!matchMedia(PRELOADS_DATA).matches) {
  for (const face of document.fonts) if (face.display === 'block') void face.load();
}
