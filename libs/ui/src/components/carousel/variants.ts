/**
 * Slides in view at container widths of 0, 400, 740 and 940 px: `small` 2, 3, 4, 6; `large` 1, 1, 4,
 * 4. Fewer slides than that share the width.
 */
export const carouselSets = ['small', 'large'] as const;
export type CarouselSet = (typeof carouselSets)[number];
