import {
  colour,
  framed,
  inColumn,
  inRow,
  radius,
  shadow,
  square,
} from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

export const facade = componentStyle('facade', {
  ...framed(radius.large),
  overflow: 'clip',
  overflowWrap: 'anywhere',
  backgroundColor: colour.surface,
});

/** As high before the map is loaded as after. */
export const map = componentStyle('map', {
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  blockSize: 'clamp(20rem, 40vw, 28rem)',
  '@media': { print: { blockSize: '12rem' } },
});

const filling = { position: 'absolute', inset: 0, ...square('100%') } as const;

export const picture = componentStyle('picture', {
  ...filling,
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: 0,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});

export const water = componentStyle('water', {
  stroke: `color-mix(in srgb, ${colour.accent} 30%, ${colour.sunken})`,
});

export const frame = componentStyle('frame', {
  ...filling,
  border: 0,
  backgroundColor: colour.sunken,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

/** Question and button, on the drawn map. */
export const ask = componentStyle('ask', {
  position: 'relative',
  ...inColumn('0.5rem'),
  justifyItems: 'center',
  justifySelf: 'center',
  maxInlineSize: 'min(26rem, 100% - 2rem)',
  maxBlockSize: '100%',
  marginBlockEnd: '1.5rem',
  padding: '1rem',
  overflow: 'auto',
  ...framed(radius.large),
  backgroundColor: colour.surface,
  boxShadow: shadow.mid,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});

export const notice = componentStyle('notice', {
  color: colour.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
});

export const caption = componentStyle('caption', {
  ...inRow('0.5rem 1.5rem'),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: '1rem clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  borderBlockStart: `1px solid ${colour.border}`,
});

export const address = componentStyle('address', {
  display: 'flex',
  gap: '0.75rem',
  minInlineSize: 0,
  whiteSpace: 'pre-line',
});

export const pin = componentStyle('pin', { marginBlockStart: '0.2em', color: colour.accent });
