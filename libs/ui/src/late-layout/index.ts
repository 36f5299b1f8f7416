export { deferLayout, finishLayout } from './late-layout.ts';
