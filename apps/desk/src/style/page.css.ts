import { colour, radius } from '@example/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { phone, text } from './tokens.ts';

globalStyle('html', { scrollPaddingBlockStart: 0 });
globalStyle('body', {
  minBlockSize: '100dvh',
  backgroundColor: colour.surface,
  fontSize: text.usual,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3', { textWrap: 'pretty' });
/** A single line stands in the middle of the button beside it, which is 2.75rem high. */
globalStyle('dialog:not([role=alertdialog]) h2', {
  paddingBlockStart: 'calc((1.875rem - 1lh) / 2)',
});
globalStyle('dialog h2', { fontSize: text.open });
globalStyle("dialog :is(h2 + p, [id$='-hint'])", { fontSize: text.usual });
/** In the middle of its box. */
globalStyle('input[type=checkbox] + div > label', { lineHeight: '1.5rem' });
globalStyle('dialog[role=alertdialog] button', {
  minBlockSize: '2rem',
  paddingBlock: '0.25rem',
  paddingInline: '0.75rem',
  borderRadius: radius.small,
  fontSize: text.usual,
  '@media': { [phone]: { minBlockSize: '2.5rem' } },
});
globalStyle(':focus-visible', { outlineWidth: '2px', outlineOffset: '1px' });
