import { inColumn, wrapping } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { edge } from '../details/detail-panel.css.ts';

/** A form that replaces the details. */
export const sheet = style({
  ...inColumn('1rem'),
  maxInlineSize: '46rem',
  paddingInline: edge,
  paddingBlockEnd: '2rem',
});

/** Two fields beside each other where there is room. */
export const pair = style({
  ...inColumn('1rem'),
  alignItems: 'start',
  '@container': { '(min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const buttons = style(wrapping('0.5rem'));

/** A choice, and the button that adds to it. */
export const choice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Its label begins where the field does. */
export const add = style({ justifySelf: 'start', marginInlineStart: '-0.75rem' });
