export type { DoAndDont, Guide } from './guide.ts';
