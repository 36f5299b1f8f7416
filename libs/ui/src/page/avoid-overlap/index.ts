export { avoidOverlap } from './avoid-overlap.ts';
