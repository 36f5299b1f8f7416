import { createContainer } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

const { colour } = vars;

/** What holds contacts and may be narrow: the words then get the room of the icons' tiles. */
export const holder = createContainer('holder');
const narrow = `${holder} (max-width: 16rem)`;

export const contacts = componentStyle(
  { display: 'grid', gap: '1.25rem', alignContent: 'start' },
  'contacts',
);

export const entry = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '1rem',
    '@container': { [narrow]: { columnGap: '0.625rem' } },
  },
  'entry',
);

export const term = componentStyle(
  { display: 'contents', color: colour.textMuted, fontSize: fontSize.sm, fontWeight: 500 },
  'term',
);

export const icon = componentStyle(
  {
    gridRow: 'span 2',
    alignSelf: 'start',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: '0.6875rem',
    borderRadius: vars.radius.medium,
    backgroundColor: colour.accentSoft,
    color: colour.accent,
    '@container': {
      [narrow]: {
        inlineSize: '1.25rem',
        blockSize: '1.25rem',
        marginBlockStart: '0.125rem',
        padding: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
  },
  'icon',
);

export const value = componentStyle(
  { gridColumn: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  'value',
);

/** Each on a line of its own: two numbers do not run into one. */
export const link = componentStyle(
  {
    display: 'block',
    inlineSize: 'fit-content',
    minBlockSize: '1.75rem',
    fontWeight: 600,
    '@container': { [narrow]: { fontSize: fontSize.sm } },
  },
  'link',
);
