export { digitsOf } from './digits.ts';
