export { deferRendering, finishRendering } from './deferred-rendering.ts';
