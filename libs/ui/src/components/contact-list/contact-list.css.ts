import { createContainer } from '@vanilla-extract/css';
import { colour, radius, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

/** A container of contacts. Where it is narrow, the words take the place of the icons' tiles. */
export const holder = createContainer('holder');
const narrow = `${holder} (max-width: 16rem)`;

export const contacts = componentStyle('contacts', {
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
});

export const entry = componentStyle('entry', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '1rem',
  '@container': { [narrow]: { columnGap: '0.5rem' } },
});

export const term = componentStyle('term', {
  display: 'contents',
  color: colour.textMuted,
  fontSize: fontSize.sm,
  fontWeight: 500,
});

export const icon = componentStyle('icon', {
  gridRow: 'span 2',
  alignSelf: 'start',
  ...square('2.75rem'),
  padding: '0.6875rem',
  borderRadius: radius.medium,
  backgroundColor: colour.accentSoft,
  color: colour.accent,
  '@container': {
    [narrow]: {
      ...square('1.25rem'),
      marginBlockStart: '0.125rem',
      padding: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
  },
});

export const value = componentStyle('value', {
  gridColumn: 2,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@container': { [narrow]: { fontSize: fontSize.sm, letterSpacing: '-0.02em' } },
});

/** Puts each on a line of its own, so that two numbers do not run together. */
export const link = componentStyle('link', {
  display: 'block',
  inlineSize: 'fit-content',
  minBlockSize: '1.75rem',
  fontWeight: 600,
  '@container': { [narrow]: { fontSize: fontSize.sm, letterSpacing: '-0.02em' } },
});
