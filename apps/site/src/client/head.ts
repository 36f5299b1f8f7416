/* Runs in the document's head, before its body is there. */
import { deferLayout } from '@example/ui/late-layout';
import { directPageTransitions } from '@example/ui/page-transition-direction';
import { prepareWebFont } from '@example/ui/web-font';

const { font } = document.documentElement.dataset;

if (font) prepareWebFont(font);
deferLayout();
directPageTransitions();
