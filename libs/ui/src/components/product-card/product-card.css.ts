import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

export const frame = componentStyle('frame', { padding: 0, gap: 0, overflow: 'clip' });

/** The picture stands in a tinted well and runs out of it at the bottom. */
export const picture = componentStyle('picture', {
  alignSelf: 'stretch',
  aspectRatio: '16 / 9',
  paddingBlockStart: '6%',
  paddingInline: '6%',
  overflow: 'clip',
  backgroundColor: vars.colour.accentSoft,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
});

export const body = componentStyle('body', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '0.5rem',
  flexGrow: 1,
  padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
});

export const subtitle = componentStyle('subtitle', { color: vars.colour.textMuted });
