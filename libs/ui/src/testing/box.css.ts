import { style } from '@vanilla-extract/css';
import { inverseSurface } from '../styles/surface/surface.css.ts';
import { colour, radius } from '../styles/theme/parts.ts';
import { componentStyle } from '../styles/theme/layers.css.ts';
import { space } from '../styles/theme/tokens.ts';

/** A visible child for the stories of layout components. */
export const box = componentStyle('box', {
  padding: space.md,
  borderRadius: radius.medium,
  backgroundColor: colour.accentSoft,
});

/** As wide as a form's column on a page. */
export const formColumn = componentStyle('formColumn', { maxInlineSize: '36rem' });

export const withoutPointer = componentStyle('withoutPointer', { pointerEvents: 'none' });

export const relative = componentStyle('relative', { position: 'relative' });

/** Taller than the screen, to scroll. */
export const tall = componentStyle('tall', { blockSize: '200vh' });

export const phoneWide = componentStyle('phoneWide', { maxInlineSize: '360px' });

/** The inverse surface with room around what stands on it. */
export const inverseBox = style([
  inverseSurface,
  componentStyle('inverseBox', { padding: space.lg }),
]);

export const narrow = componentStyle('narrow', { maxInlineSize: '9rem' });

/** A field on a phone of 360 px. */
export const phoneField = componentStyle('phoneField', { maxInlineSize: '320px' });

export const wideButton = componentStyle('wideButton', { inlineSize: '100%' });
