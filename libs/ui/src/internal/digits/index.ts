export { normalizeDigits } from './digits.ts';
