export { deferRendering, displayDrawings, finishRendering } from './deferred-rendering.ts';
