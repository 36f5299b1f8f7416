export { useClosingUp } from './use-closing-up.ts';
