export type { Alternative, AnatomyPart, DoAndDont, Guide, KeyBinding } from './guide.ts';
