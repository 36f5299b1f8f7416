/* Runs in the document's head, after its styles and before its body is there. */
import { deferRendering } from '@example/ui/deferred-rendering';
import { directPageTransitions } from '@example/ui/page-transition-direction';

/*
 * Browsers decode the font in the styles when text first uses it, after that text is laid out. Loaded
 * here it is ready before, and the first paint waits for it. The face in the styles is the one with
 * `font-display: block`; the others are files, which a page may not need.
 */
for (const face of document.fonts) {
  if (face.display === 'block') void face.load();
}
deferRendering();
directPageTransitions();
