import { colour, inlineRow, radius, square } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

export const status = style({
  ...inlineRow('0.375rem'),
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});

export const dot = style({
  flex: 'none',
  ...square('0.625rem'),
  border: `2px solid ${colour.borderStrong}`,
  borderRadius: radius.full,
  selectors: {
    '[data-mark=begun] > &': { borderColor: colour.highlight },
    '[data-mark=chosen] > &': { borderColor: colour.accent, backgroundColor: colour.accent },
    '[data-mark=done] > &': { borderColor: colour.success, backgroundColor: colour.success },
    '[data-mark=refused] > &': { borderColor: colour.danger },
    '[data-mark=gone] > &': { borderStyle: 'dotted' },
  },
});
