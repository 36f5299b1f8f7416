export { Carousel, carouselSets } from './carousel.tsx';
export type { CarouselLabels, CarouselProps, CarouselSet } from './carousel.tsx';
