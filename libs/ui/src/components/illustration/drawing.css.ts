import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

const { colour } = vars;

/** The frame of a page drawing or a product's screen: its background, outline and shadow. */
export const frame = componentStyle('frame', {
  overflow: 'hidden',
  backgroundColor: colour.sunken,
  borderRadius: vars.radius.medium,
  boxShadow: `0 0 0 1px ${colour.border}, ${vars.shadow.mid}`,
  color: colour.text,
});

/** A box in the frame; it covers what is below. */
export const box = componentStyle('box', {
  fill: colour.surface,
  stroke: colour.border,
  strokeWidth: 1,
});

export const bold = componentStyle('bold', { fontWeight: 650 });
export const middle = componentStyle('middle', { textAnchor: 'middle' });
export const end = componentStyle('end', { textAnchor: 'end' });
