import { colour } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from } from '../../styles/theme/tokens.ts';

/** Picture and words lie side by side on phones, unless enlarged text leaves no room for that. */
const sideBySide = `${from('xs')} and ${below('md')}`;

export const frame = componentStyle('frame', {
  padding: 0,
  gap: 0,
  overflow: 'clip',
  '@media': {
    [sideBySide]: { selectors: { '&[data-size=md]': { flexDirection: 'row' } } },
    [from('lg')]: { selectors: { '&[data-picture=start]': { flexDirection: 'row' } } },
  },
});

/** The picture ends at the edge of a tinted well, which is as high as a screen needs, for every picture. */
export const picture = componentStyle('picture', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'end center',
  alignSelf: 'stretch',
  flexShrink: 0,
  aspectRatio: '100 / 61',
  minBlockSize: 0,
  paddingBlockStart: '6%',
  paddingInline: '6%',
  overflow: 'clip',
  backgroundColor: colour.accentSoft,
  '@media': {
    [sideBySide]: {
      selectors: {
        '[data-size=md] > &': {
          inlineSize: '6.5rem',
          alignItems: 'center',
          aspectRatio: 'auto',
          padding: '0.75rem',
        },
      },
    },
    [from('lg')]: {
      selectors: {
        '[data-picture=start] > &': {
          inlineSize: '48%',
          aspectRatio: 'auto',
          paddingInline: '1rem 0',
          paddingBlockStart: '1rem',
        },
      },
    },
  },
});

// A drawing that is higher would raise the well of its card above the others.
componentGlobalStyle(`${picture} > *`, { maxBlockSize: '100%' });

export const body = componentStyle('body', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  alignSelf: 'stretch',
  gap: '0.5rem',
  flexGrow: 1,
  minInlineSize: 0,
  padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
  borderBlockStart: `1px solid ${colour.border}`,
  '@media': {
    [sideBySide]: {
      selectors: {
        '[data-size=md] > &': {
          padding: '1rem',
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${colour.border}`,
        },
      },
    },
  },
});
