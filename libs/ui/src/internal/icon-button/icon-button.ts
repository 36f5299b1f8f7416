import { vars } from '../../styles/theme/contract.css.ts';

/** A quiet square button that holds an icon alone, large enough for a finger. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.colour.textMuted,
  cursor: 'pointer',
} as const;
