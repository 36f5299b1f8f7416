export { directPageTransitions, isDownload, slidePageOut } from './page-transition-direction.ts';
