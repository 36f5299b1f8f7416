export { deferLayout, finishLayout } from './late-layout.ts';
export { LONG_PAGE } from './names.ts';
