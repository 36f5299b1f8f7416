import type { StyleRule } from '@vanilla-extract/css';
import { colour, radius, shadow } from '../../styles/theme/parts.ts';

/** The frame of a page drawing or a product's screen: its background, outline and shadow. */
export const frameRule: StyleRule = {
  overflow: 'hidden',
  // Texts stand at coordinates, which a page does not mirror.
  direction: 'ltr',
  backgroundColor: colour.sunken,
  borderRadius: radius.medium,
  boxShadow: `0 0 0 1px ${colour.border}, ${shadow.mid}`,
  color: colour.text,
};

/** A box within the frame. */
export const boxRule: StyleRule = { fill: colour.surface, stroke: colour.border, strokeWidth: 1 };
