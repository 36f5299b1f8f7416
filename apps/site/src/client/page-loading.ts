import { isDownload } from '@example/ui/page-transition-direction';
import { PAGE_LOADING_ID } from '../document/ids.ts';

/** Delay before the loading overlay, in ms. */
const PATIENCE_MS = 300;

/** Shows the loading overlay when the next page of the site takes longer. */
export const announcePageLoading = (): void => {
  const overlay = document.getElementById(PAGE_LOADING_ID);
  if (!overlay || !('navigation' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    overlay.hidden = true;
  };
  navigation.addEventListener('navigate', (event) => {
    hide();
    const { destination } = event;
    if (destination.sameDocument || isDownload(event)) return;
    if (!destination.url.startsWith(location.origin)) return;
    timer = setTimeout(() => {
      overlay.hidden = false;
    }, PATIENCE_MS);
  });
  navigation.addEventListener('navigateerror', hide);
  // Hides the overlay before the browser takes a snapshot of the page or keeps it in its cache.
  for (const end of ['pageswap', 'pagehide']) addEventListener(end, hide);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hide();
  });
};
