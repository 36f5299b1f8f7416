export { deferRendering, finishRendering } from './deferred-rendering.ts';
export { LONG_PAGE } from './names.ts';
