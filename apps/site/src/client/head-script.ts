/* Runs in the document's head, after its styles and before its font. */
import { deferRendering } from '@example/ui/deferred-rendering';
import { directPageTransitions } from '@example/ui/page-transition-direction';
import { markTop } from '@example/ui/scroll-mark';

deferRendering();
directPageTransitions();
markTop();
// Makes the browser compute the styles while the font loads, not when the first frame is due.
void getComputedStyle(document.documentElement).color;
