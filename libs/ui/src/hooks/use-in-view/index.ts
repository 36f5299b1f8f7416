export { useInView, type InViewOptions } from './use-in-view.ts';
