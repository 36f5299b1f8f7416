import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const quote = componentStyle('quote', {
  maxInlineSize: '100%',
  fontSize: fontSize.lg,
  lineHeight: 1.55,
});

export const person = componentStyle('person', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '0.75rem',
  alignItems: 'center',
  marginBlockStart: 'auto',
  paddingBlockStart: '0.5rem',
  lineHeight: 1.35,
  minInlineSize: 0,
});

export const initials = componentStyle('initials', {
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.colour.accentSoft,
  color: vars.colour.accent,
  fontSize: fontSize.sm,
  fontWeight: 700,
});

export const name = componentStyle('name', { fontWeight: 650, alignSelf: 'end' });

export const job = componentStyle('job', {
  gridColumn: 2,
  alignSelf: 'start',
  color: vars.colour.textMuted,
  fontSize: fontSize.sm,
});
