import { colour, radius } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, motion, motionOk, space } from '../../styles/theme/tokens.ts';

/** Media without tabs: panels are an accordion (no script) or all open (paper). */
const noTabs = '(scripting: none), print';

export const list = componentStyle('list', {
  gap: 0,
  boxShadow: `inset 0 -1px ${colour.border}`,
  paddingBlockEnd: 0,
  '@media': { [noTabs]: { display: 'none' } },
});

export const tab = componentStyle('tab', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  padding: `0.5rem ${space.md}`,
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  color: colour.textMuted,
  fontSize: fontSize.md,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: colour.borderStrong, color: colour.text },
    '&[aria-selected=true]': { borderColor: colour.accent, color: colour.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [motionOk]: { transition: `border-color ${motion.fast}, color ${motion.fast}` },
    [forcedColours]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } },
    },
  },
});

export const holder = componentStyle('holder', {
  '@media': {
    [noTabs]: { borderBlockEnd: `1px solid ${colour.border}` },
    print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

/** The panel's name, shown only without tabs. */
export const name = componentStyle('name', {
  display: 'none',
  '@media': {
    [noTabs]: { display: 'list-item', paddingBlock: space.sm, fontWeight: 600, cursor: 'pointer' },
  },
});

export const panel = componentStyle('panel', {
  paddingBlock: space.lg,
  borderRadius: radius.small,
});

/** A panel opened by its link before the page's script runs is not hidden behind a header. */
componentGlobalStyle(`${panel}:target`, { scrollMarginBlockStart: '4rem' });
