import { vars } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';

const { colour } = vars;

export const view = style({ overflow: 'auto', minBlockSize: 0, padding: '1rem' });
export const said = style({ maxInlineSize: '60ch', marginBlockEnd: '1rem', fontSize: text.read });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: text.read });
export const cell = style({
  paddingBlock: '0.5rem',
  paddingInline: '0 1.25rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'thead &': { color: colour.textMuted, fontSize: text.small, fontWeight: 550 },
    'tbody th&': { fontWeight: 600 },
    '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
export const setting = style({ color: colour.textMuted, fontSize: text.small });
