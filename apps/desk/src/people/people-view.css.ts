import { colour, inColumn, wrapping } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone, text } from '../style/tokens.ts';

export const view = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 46rem)',
  gap: '1.5rem',
  overflow: 'auto',
  minBlockSize: 0,
  padding: '1rem',
});

export const said = style({ maxInlineSize: '60ch', fontSize: text.read });

/** A field with its button beside it where there is room. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: '0.75rem',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const result = style(inColumn('1rem'));

export const name = style({
  outline: 'none',
  fontSize: text.open,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

export const actions = style(wrapping('0.5rem'));

export const sent = style({ display: 'grid', gap: '0.25rem', margin: 0, padding: 0 });

export const entry = style({ listStyle: 'none', overflowWrap: 'anywhere' });

export const list = style({
  display: 'grid',
  gap: '0.25rem',
  marginBlock: '0.375rem 0',
  paddingInlineStart: '1.125rem',
  fontSize: text.read,
});

export const listName = style({ fontSize: text.read, fontWeight: 650 });

export const muted = style({ color: colour.textMuted });
