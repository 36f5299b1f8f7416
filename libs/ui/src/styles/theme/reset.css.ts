import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { colour, font } from './parts.ts';
import { reset } from './layers.css.ts';
import { below, fontSize, motionOk } from './tokens.ts';

const resetStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('*', { margin: 0 });
resetStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '6rem',
});
// Scrolls smoothly after a link on the page was followed. A page that opens at a fragment is there at once.
resetStyle('html:focus-within', { '@media': { [motionOk]: { scrollBehavior: 'smooth' } } });
resetStyle('body', {
  minBlockSize: '100dvh',
  backgroundColor: colour.canvas,
  color: colour.text,
  fontFamily: font.body,
  fontSize: fontSize.md,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // With enlarged text on a phone, words longer than the line break before the layout does.
  '@media': { [below('xs')]: { overflowWrap: 'anywhere', hyphens: 'auto' } },
});
// A hyphen would be read as a part of the address.
resetStyle('[href^="mailto:"]', { hyphens: 'none' });
resetStyle('h1, h2, h3, h4, h5, h6', {
  fontFamily: font.heading,
  lineHeight: 1.15,
  textWrap: 'balance',
});
resetStyle('p, li, dd', { textWrap: 'pretty' });
resetStyle('ul, ol, dl', { padding: 0 });
resetStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
resetStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
resetStyle(':focus-visible', { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' });
resetStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });
