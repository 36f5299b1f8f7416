/* Runs in the document's head, before its body is there. */
import { deferLayout } from '@example/ui/late-layout';
import { directPageTransitions } from '@example/ui/page-transition-direction';

deferLayout();
directPageTransitions();
