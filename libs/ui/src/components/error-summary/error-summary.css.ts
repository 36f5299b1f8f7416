import { colour, inColumn, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { space } from '../../styles/theme/tokens.ts';

export const summary = componentStyle('summary', {
  ...inColumn(space.xs),
  padding: space.lg,
  border: `1px solid ${colour.danger}`,
  borderInlineStartWidth: '0.375rem',
  borderRadius: radius.medium,
  backgroundColor: colour.dangerSoft,
  color: colour.text,
});

export const list = componentStyle('list', { listStyleType: '""' });

export const link = componentStyle('link', {
  display: 'inline-block',
  paddingBlock: '0.25rem',
  color: colour.danger,
  fontWeight: 600,
  lineHeight: 1.4,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: colour.text } },
});
