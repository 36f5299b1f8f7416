import { vars } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text, wide } from '../style/tokens.ts';
import { visuallyHiddenStyle } from '../style/visually-hidden.ts';

const { colour } = vars;

export const view = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [wide]: {
      selectors: {
        '&[data-detail]': { gridTemplateColumns: 'minmax(22rem, 2fr) minmax(26rem, 3fr)' },
      },
    },
  },
});

export const list = style({
  gridArea: '1 / 1',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    // On a narrow screen what is open lies over it: it keeps its place, and nothing in it is reached.
    '[data-detail] > &': { visibility: 'hidden' },
  },
  '@media': { [wide]: { selectors: { '[data-detail] > &': { visibility: 'visible' } } } },
});

globalStyle(`${view} > aside`, {
  gridArea: '1 / 1',
  '@media': { [wide]: { gridArea: '1 / 2' } },
});

export const count = style({ color: colour.textMuted });
/** A button's words, where there is room for them. */
export const words = style({
  '@container': { '(max-width: 26rem)': visuallyHiddenStyle },
});

export const end = style({ marginInlineStart: 'auto' });
export const quietBorder = style({ borderColor: colour.border });

export const skeletons = style({ display: 'grid', gap: '1.125rem', padding: '1rem' });

/** How wide each column is; those that there is no room for are left out. */
export const columns = style({
  vars: {
    '--columns':
      '1.5rem minmax(9rem, 1.2fr) minmax(9rem, 1.4fr) 7.5rem minmax(0, 1fr) 3.5rem 6.5rem',
  },
  selectors: {
    '&:not([data-selectable])': {
      vars: {
        '--columns': 'minmax(9rem, 1.2fr) minmax(9rem, 1.4fr) 7.5rem minmax(0, 1fr) 3.5rem 6.5rem',
      },
    },
  },
  '@container': {
    '(max-width: 52rem)': {
      vars: { '--columns': '1.5rem minmax(9rem, 1.2fr) minmax(8rem, 1fr) 7.5rem 6.5rem' },
    },
  },
});
for (const column of ['tags', 'notes']) {
  globalStyle(`${columns} [data-column=${column}]`, {
    '@container': { '(max-width: 52rem)': { display: 'none' } },
  });
}
globalStyle(`${columns}[data-narrow] [role=row]`, {
  gridTemplateColumns: '1.5rem minmax(0, 1fr) 6.75rem',
  gridTemplateRows: 'auto auto',
  alignContent: 'center',
  rowGap: '0.125rem',
});
globalStyle(`${columns}[data-narrow] [data-column=tick]`, { gridArea: '1 / 1 / span 2' });
globalStyle(`${columns}[data-narrow] [data-column=name]`, { gridArea: '1 / 2' });
globalStyle(`${columns}[data-narrow] [data-column=status]`, { gridArea: '1 / 3' });
globalStyle(`${columns}[data-narrow] [data-column=job]`, { gridArea: '2 / 2' });
globalStyle(`${columns}[data-narrow] [data-column=applied]`, {
  gridArea: '2 / 3',
});

export const quiet = style({ color: colour.textMuted });
export const tags = style({ display: 'flex', gap: '0.25rem', overflow: 'hidden' });
export const number = style({ color: colour.textMuted, fontSize: text.usual });
