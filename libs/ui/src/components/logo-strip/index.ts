export { LogoStrip, logoMarks } from './logo-strip.tsx';
export type { LogoMark, LogoStripItem, LogoStripProps } from './logo-strip.tsx';
