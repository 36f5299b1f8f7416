/*
 * The only script that runs before the visitor acts. It is inlined into each document. It fetches the page's own script
 * and React when the visitor first points at, focuses or scrolls to an interactive part. Until then links, forms and
 * disclosures are the browser's own.
 */
import { avoidOverlap } from '@example/ui/avoid-overlap';
import { followFocusInRows } from '@example/ui/focus-in-rows';
import { finishRendering } from '@example/ui/deferred-rendering';
import { countUpOnScroll } from '@example/ui/count-up-on-scroll';
import { slidePageOut } from '@example/ui/page-transition-direction';
import { revealOnScroll, runChainsOnScroll } from '@example/ui/reveal-on-scroll';
import { keepScrollMark } from '@example/ui/scroll-mark';
import { inView } from 'motion';
import { announcePageLoading } from './page-loading.ts';

const { entry = '', preload = '' } =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
// The lists of the footer fold without a script.
const interactive =
  'form, details:not(footer details), button, input, select, textarea, [role=tablist], [data-interactive]';
const events = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

let tries = 0;
let listening = false;
let stopWatching = (): void => undefined;

const listen = () => {
  listening = true;
  for (const type of events) addEventListener(type, onIntent, { passive: true });
  addEventListener('scroll', onScroll, { passive: true });
};

/** Sends a choice that the page's script, which cannot be loaded, would have shown. Its form has no button. */
const sendChoice = () =>
  document
    .querySelector<HTMLInputElement>('[method=get] input:checked:not([checked])')
    ?.form?.submit();

const start = () => {
  if (!listening) return;
  listening = false;
  for (const type of events) removeEventListener(type, onIntent);
  removeEventListener('scroll', onScroll);
  stopWatching();
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  // A browser remembers that a module's URL failed, so the next try
  // uses another URL.
  const address = tries === 0 ? entry : `${entry}?retry=${tries}`;
  tries += 1;
  import(/* @vite-ignore */ address).catch(() => {
    listen();
    sendChoice();
  });
};

const onIntent = (event: Event) => {
  if (event.type === 'keydown' || (event.target as Element).closest(interactive)) start();
};

const onScroll = () => {
  removeEventListener('scroll', onScroll);
  stopWatching = inView('[data-interactive]', start, { margin: '300px' });
};

const { search } = location;
// Entries that a router added before a reload share this document, and until the hydration no router follows them.
addEventListener('popstate', () => {
  if (location.search !== search && !('hydrated' in document.documentElement.dataset))
    location.reload();
});

listen();
slidePageOut();
followFocusInRows();
// An open dialog must trap focus and keys at once.
if (document.querySelector('dialog[open]')) start();
// Browsers do not scroll to the fragment when scroll restoration is manual.
if (history.scrollRestoration === 'manual')
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
keepScrollMark();
announcePageLoading();
finishRendering(() => {
  revealOnScroll(document.querySelectorAll('[data-reveal]'));
  runChainsOnScroll(document.querySelectorAll('[data-chain]'));
  countUpOnScroll(document.querySelectorAll('[data-target]'));
  for (const floating of document.querySelectorAll<HTMLElement>('[data-floating]'))
    avoidOverlap(floating);
});
