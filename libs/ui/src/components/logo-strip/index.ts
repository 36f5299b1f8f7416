export { LogoStrip, logoMarks } from './logo-strip.tsx';
export type { LogoMark, LogoMarkSource, LogoStripItem, LogoStripProps } from './logo-strip.tsx';
