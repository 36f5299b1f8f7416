export { followFocusInRows } from './focus-in-rows.ts';
