import './page-transition.css';

export { transitionPage, type PageTransitionOptions } from './page-transition.ts';
