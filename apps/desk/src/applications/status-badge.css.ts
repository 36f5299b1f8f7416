import { vars } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  whiteSpace: 'nowrap',
});

export const dot = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `2px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-status="in review"] > &': { borderColor: colour.highlight },
    '[data-status=shortlisted] > &': {
      borderColor: colour.accent,
      backgroundColor: colour.accent,
    },
    '[data-status=hired] > &': { borderColor: colour.success, backgroundColor: colour.success },
    '[data-status=rejected] > &': { borderColor: colour.danger },
    '[data-status=withdrawn] > &': { borderStyle: 'dotted' },
  },
});
