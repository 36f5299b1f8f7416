export { directPageTransitions } from './page-transition-direction.ts';
