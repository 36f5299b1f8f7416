/*
 * Inlined at the start of each head: asks for the web font before the styles are read, so that a
 * visitor on a quick line sees it on the first page already. On a slow line that request would hold
 * up the first paint (docs/decisions/0005), and is left to the styles.
 */
export {};

/** A line on which the font is there in time: round trips of so many ms, so many Mbit/s. */
const QUICK_MS = 150;
const QUICK_MBITS = 5;

/** The Network Information API, where a browser has it. */
const { connection } = navigator as Navigator & {
  readonly connection?: {
    readonly rtt: number;
    readonly downlink: number;
    readonly saveData: boolean;
  };
};
const { fonts = '' } = document.documentElement.dataset;

const quick =
  !connection ||
  (connection.rtt <= QUICK_MS && connection.downlink >= QUICK_MBITS && !connection.saveData);

if (quick) {
  for (const href of fonts.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
