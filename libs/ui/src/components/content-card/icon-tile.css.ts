import { colour, radius, tile } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { forcedColours } from '../../styles/theme/tokens.ts';

/** The tile an icon sits on in a card. */
export const iconTile = componentStyle('iconTile', {
  ...tile('3rem'),
  borderRadius: radius.medium,
  backgroundColor: colour.accentSoft,
  color: colour.accent,
  fontSize: '1.25rem',
  '@media': { [forcedColours]: { border: '1px solid' } },
});
