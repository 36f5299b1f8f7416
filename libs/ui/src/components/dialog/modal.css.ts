import { colour, framed, radius, shadow } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, motion, motionOk } from '../../styles/theme/tokens.ts';

const hidden = { opacity: 0, translate: '0 0.75rem' } as const;
const ends = `display ${motion.medium} allow-discrete, overlay ${motion.medium} allow-discrete`;

/** The box: the same place and size before and after the script has made it modal. */
export const modal = componentStyle('modal', {
  position: 'fixed',
  zIndex: 100,
  inset: 0,
  inlineSize: 'calc(100% - 2rem)',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  ...framed(radius.large),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: colour.surface,
  color: colour.text,
  // A modal dialog of Radix takes the pointer from the page, and what is above it would inherit that.
  pointerEvents: 'auto',
  // Until it is modal it has no backdrop.
  boxShadow: `${shadow.high}, 0 0 0 100vmax ${colour.veil}`,
  selectors: {
    '&[data-size=sm]': { maxInlineSize: '27rem' },
    // 600 and 800 px.
    '&[data-size=md]': { maxInlineSize: '37.5rem' },
    '&[data-size=lg]': { maxInlineSize: '50rem' },
    '&:modal': { boxShadow: shadow.high },
    '&::backdrop': { backgroundColor: colour.veil },
  },
  '@media': {
    [below('md')]: {
      selectors: {
        '&:not([data-size=sm])': {
          inlineSize: '100%',
          maxInlineSize: 'none',
          blockSize: '100dvh',
          maxBlockSize: 'none',
          border: 0,
          borderRadius: 0,
        },
      },
    },
    [motionOk]: {
      transition: `opacity ${motion.medium} ${motion.easeOut}, translate ${motion.medium} ${motion.easeOut}, ${ends}`,
      selectors: {
        '&:not([open])': hidden,
        '&::backdrop': { transition: `opacity ${motion.medium}, ${ends}` },
        '&:not([open])::backdrop': { opacity: 0 },
      },
      '@starting-style': { selectors: { '&:modal': hidden, '&::backdrop': { opacity: 0 } } },
    },
    // Without scripts it stays a part of the page, and its links lead on.
    '(scripting: none)': {
      position: 'static',
      blockSize: 'auto',
      maxBlockSize: 'none',
      marginBlock: '1.5rem',
      boxShadow: 'none',
    },
    print: {
      position: 'static',
      maxBlockSize: 'none',
      overflow: 'visible',
      selectors: {
        // Overrides the rules above for modals and for small screens; paper counts as small.
        '&:modal, &:not([data-size=sm])': {
          insetBlockEnd: 'auto',
          inlineSize: '100%',
          maxInlineSize: 'none',
          blockSize: 'auto',
          border: 0,
          borderRadius: 0,
          boxShadow: 'none',
        },
        '&::backdrop': { display: 'none' },
      },
    },
  },
});

const page = (state: string) => `:root:has(${modal}${state}:modal)`;

/** Stops the page behind from scrolling; a page with a scrollbar keeps the room for it. */
componentGlobalStyle(page(''), { overflow: 'hidden' });
componentGlobalStyle(page('[data-gutter]'), { scrollbarGutter: 'stable' });

const open = `${modal}[open]`;

/** On paper an open dialog stands alone: in the top layer it would be printed over the page. */
componentGlobalStyle(`:root:has(${open}) body *:not(${open}, ${open} *, :has(${open}))`, {
  '@media': { print: { display: 'none' } },
});
