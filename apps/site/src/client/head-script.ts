/* Runs in the document's head, after its styles and before its font. */
import { deferRendering } from '@example/ui/deferred-rendering';
import { directPageTransitions } from '@example/ui/page-transition-direction';
import { markTop } from '@example/ui/scroll-mark';
import { layOutSample } from './lay-out-sample.ts';
import { loadInlinedFont } from './load-inlined-font.ts';

deferRendering();
directPageTransitions();
markTop();
loadInlinedFont();
layOutSample();
