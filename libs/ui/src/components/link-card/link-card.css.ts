import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, from } from '../../styles/theme/tokens.ts';

/** A grid has one column: picture and words lie side by side, unless enlarged text leaves no room for that. */
const sideBySide = `${from('xs')} and ${below('md')}`;

export const layout = componentStyle('layout', {
  '@media': {
    [sideBySide]: {
      selectors: { '&:not([data-picture=top])': { flexDirection: 'row', gap: '1rem' } },
    },
  },
});

export const picture = componentStyle('picture', {
  inlineSize: '100%',
  maxInlineSize: '9rem',
  marginBlockEnd: '0.25rem',
  '@media': {
    [sideBySide]: {
      flexShrink: 0,
      maxInlineSize: '7rem',
      marginBlockEnd: 0,
      selectors: {
        [`${layout}:not([data-picture=top]) > &`]: {
          inlineSize: 'fit-content',
          maxInlineSize: 'clamp(4.5rem, 15vw, 7rem)',
        },
      },
    },
  },
});

export const words = componentStyle('words', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: '0.75rem',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [sideBySide]: { gap: '0.375rem' } },
});
