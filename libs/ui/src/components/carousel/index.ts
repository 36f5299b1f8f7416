export { Carousel, type CarouselLabels, type CarouselProps } from './carousel.tsx';
export { carouselSets, type CarouselSet } from './variants.ts';
