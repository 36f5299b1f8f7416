import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';

const { colour } = vars;

/** The frame of a page drawing or a product's screen: its background, outline and shadow. */
export const frameRule: StyleRule = {
  overflow: 'hidden',
  backgroundColor: colour.sunken,
  borderRadius: vars.radius.medium,
  boxShadow: `0 0 0 1px ${colour.border}, ${vars.shadow.mid}`,
  color: colour.text,
};

/** A box within the frame. */
export const boxRule: StyleRule = { fill: colour.surface, stroke: colour.border, strokeWidth: 1 };
