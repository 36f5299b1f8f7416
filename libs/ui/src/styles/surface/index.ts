export { inverseSurface } from './surface.css.ts';
