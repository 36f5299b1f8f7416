export { directPageTransitions, slidePageOut } from './page-transition-direction.ts';
