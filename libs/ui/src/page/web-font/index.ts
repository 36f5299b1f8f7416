export { fetchWebFont, prepareWebFont } from './web-font.ts';
