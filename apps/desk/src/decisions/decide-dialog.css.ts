import { colour, framed, radius } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';
import { typedText } from '../style/typed-text.ts';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: '1rem',
});

export const summary = style({
  paddingBlock: '0.75rem',
  paddingInline: '1rem',
  borderInlineStart: `4px solid ${colour.accent}`,
  borderRadius: radius.small,
  backgroundColor: colour.sunken,
});

export const outcome = style({ fontSize: text.read, fontWeight: 650 });

export const lines = style({ color: colour.textMuted, listStyle: 'none' });

export const opener = style({ fontWeight: 600, cursor: 'pointer' });

export const preview = style({
  marginBlockStart: '0.5rem',
  paddingBlock: '0.75rem',
  paddingInline: '1rem',
  ...framed(radius.small),
});

export const subject = style({ marginBlockEnd: '0.5rem', fontWeight: 650 });
export const body = style({ ...typedText });
