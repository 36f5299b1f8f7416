export { inverseGround } from './ground.css.ts';
