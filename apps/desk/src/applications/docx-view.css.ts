import { vars } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';

const { colour, radius } = vars;

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.625rem',
  padding: '1rem',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.medium,
  backgroundColor: colour.canvas,
  fontSize: text.read,
  lineHeight: 1.6,
});
export const heading = style({ fontSize: text.view, fontWeight: 650 });
globalStyle(`${paper} :is(ul, ol)`, { paddingInlineStart: '1.25rem' });
globalStyle(`${paper} table`, { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${paper} td`, { padding: '0.25rem 0.5rem 0.25rem 0', verticalAlign: 'top' });
