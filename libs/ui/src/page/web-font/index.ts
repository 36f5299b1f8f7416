export { preloadWebFont, type PreloadWebFont } from './preload-web-font.ts';
