export { keepScrollMark } from './scroll-mark.ts';
