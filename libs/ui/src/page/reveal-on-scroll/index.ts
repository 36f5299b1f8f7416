export { revealOnScroll, runChainsOnScroll } from './reveal-on-scroll.ts';
