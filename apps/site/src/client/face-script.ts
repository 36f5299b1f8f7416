import { PRELOADS_DATA } from '../document/ids.ts';

/*
 * Loads the inlined font where it is not preloaded. Browsers decode a font in the styles when text first uses it, after
 * the layout of that text. The inlined font is the one with `font-display: block`. A page may not need the others,
 * which are files.
 */
if (!matchMedia(PRELOADS_DATA).matches) {
  for (const face of document.fonts) if (face.display === 'block') void face.load();
}
