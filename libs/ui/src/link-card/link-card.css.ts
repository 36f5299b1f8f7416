import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { below, from } from '../theme/tokens.ts';

/** Picture and words lie side by side on phones, unless enlarged text leaves no room for that. */
const sideBySide = `${from('xs')} and ${below('sm')}`;

export const layout = componentStyle(
  { '@media': { [sideBySide]: { flexDirection: 'row', gap: '1rem' } } },
  'layout',
);

export const picture = componentStyle(
  {
    inlineSize: '100%',
    maxInlineSize: '9rem',
    marginBlockEnd: '0.25rem',
    '@media': {
      [sideBySide]: {
        flexShrink: 0,
        inlineSize: 'fit-content',
        maxInlineSize: '4.5rem',
        marginBlockEnd: 0,
      },
    },
  },
  'picture',
);

export const words = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flexGrow: 1,
    gap: '0.75rem',
    minInlineSize: 0,
    maxInlineSize: '100%',
    '@media': { [sideBySide]: { gap: '0.375rem' } },
  },
  'words',
);

export const text = componentStyle({ color: vars.colour.textMuted }, 'text');
