import { colour } from '../../styles/theme/parts.ts';

/** A square button with an icon only, large enough for touch. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: colour.textMuted,
  cursor: 'pointer',
} as const;
