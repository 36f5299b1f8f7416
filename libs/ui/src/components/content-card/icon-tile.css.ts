import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { square } from '../../styles/theme/layouts.ts';
import { forcedColours } from '../../styles/theme/tokens.ts';

/** The tile an icon sits on in a card. */
export const iconTile = componentStyle('iconTile', {
  display: 'grid',
  placeItems: 'center',
  ...square('3rem'),
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.accentSoft,
  color: vars.colour.accent,
  fontSize: '1.25rem',
  '@media': { [forcedColours]: { border: '1px solid' } },
});
