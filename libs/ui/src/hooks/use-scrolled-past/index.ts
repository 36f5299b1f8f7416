export { useScrolledPast } from './use-scrolled-past.ts';
