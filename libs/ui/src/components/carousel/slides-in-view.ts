/** Space between two slides. */
export const slideMargin = '45px';

/** Least widths of the container from which more slides may be in view, in px at the usual text size. */
export const slideWidths = [0, 400, 740, 940] as const;

type SlidesInView = Readonly<Record<(typeof slideWidths)[number], number>>;

/** Slides in view by width: of small things such as logos, and of large ones such as quotes. */
export const slidesInView: Readonly<Record<'small' | 'large', SlidesInView>> = {
  small: { 0: 2, 400: 3, 740: 4, 940: 6 },
  large: { 0: 1, 400: 1, 740: 4, 940: 4 },
};

/** Number of slides from which every set scrolls at every width. */
export const MANY_SLIDES = 7;

/** Returns the container query of a width in px; larger text needs a wider container. */
export const fromWidth = (width: number) => `(min-width: ${String(width / 16)}rem)`;

/** Returns the container query of narrower ones. */
export const belowWidth = (width: number) => `(max-width: ${String((width - 0.02) / 16)}rem)`;

/** Returns container queries that set a custom property to the slides in view. */
export const slidesInViewQueries = (set: SlidesInView, items: string) =>
  Object.fromEntries(
    slideWidths.map((width) => [fromWidth(width), { vars: { [items]: String(set[width]) } }]),
  );
