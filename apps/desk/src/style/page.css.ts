import { vars } from '@example/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { text } from './tokens.ts';

globalStyle('html', { scrollPaddingBlockStart: 0 });
globalStyle('body', {
  minBlockSize: '100dvh',
  backgroundColor: vars.colour.surface,
  fontSize: text.usual,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3', { textWrap: 'pretty' });
globalStyle('dialog h2', { fontSize: text.open });
globalStyle(':focus-visible', { outlineWidth: '2px', outlineOffset: '1px' });
