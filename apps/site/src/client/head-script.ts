/* Runs in the document's head, after its styles and before its body is there. */
import { deferRendering } from '@example/ui/deferred-rendering';
import { directPageTransitions } from '@example/ui/page-transition-direction';

/*
 * The font in the styles would be unpacked when a text first asks for it, after that text is laid out.
 * Asked for here it is there before, and the browser draws nothing until it is. The face in the styles is
 * the one that blocks; the others are files, which nobody may need.
 */
for (const face of document.fonts) {
  if (face.display === 'block') void face.load();
}
deferRendering();
directPageTransitions();
