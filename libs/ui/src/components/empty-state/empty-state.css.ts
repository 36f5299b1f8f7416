import { colour, radius, tile } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

export const state = componentStyle('state', {
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
  padding: 'clamp(2rem, 6vw, 4rem) 1.5rem',
  border: `1px dashed ${colour.borderStrong}`,
  borderRadius: radius.large,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[data-tone=danger]': { border: `1px solid ${colour.danger}` } },
});

export const mark = componentStyle('mark', {
  ...tile('3.5rem'),
  borderRadius: radius.full,
  backgroundColor: colour.accentSoft,
  color: colour.accent,
  fontSize: '1.375rem',
  selectors: {
    '[data-tone=danger] > &': { backgroundColor: colour.dangerSoft, color: colour.danger },
  },
});

export const text = componentStyle('text', { maxInlineSize: '48ch', color: colour.textMuted });

export const action = componentStyle('action', { marginBlockStart: '0.5rem' });
