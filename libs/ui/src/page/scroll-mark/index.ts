export { keepScrollMark, markTop } from './scroll-mark.ts';
