export { keepClearOfControls } from './clear-of-controls.ts';
