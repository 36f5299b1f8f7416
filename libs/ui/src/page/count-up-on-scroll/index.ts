export { countUpOnScroll } from './count-up-on-scroll.ts';
