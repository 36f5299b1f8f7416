/* Runs in a thread of its own: a document made to take all time or memory takes the thread's. */
export { checkContent as default } from './check-content.ts';
