export { Carousel } from './carousel.tsx';
export { carouselSets } from './variants.ts';
export type { CarouselLabels, CarouselProps } from './carousel.tsx';
export type { CarouselSet } from './variants.ts';
