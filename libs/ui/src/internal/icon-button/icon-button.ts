import { colour, tile } from '../../styles/theme/parts.ts';

/** A square button with an icon only, large enough for touch. */
export const iconButton = {
  ...tile('2.75rem'),
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: colour.textMuted,
  cursor: 'pointer',
} as const;
