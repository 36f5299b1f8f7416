import { style } from '@vanilla-extract/css';
import { inverseGround } from '../ground/ground.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { space } from '../theme/tokens.ts';

/** A visible child for the stories of layout components. */
export const box = componentStyle({
  padding: space.md,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.colour.accentSoft,
});

/** As wide as a form's column on a page. */
export const formColumn = componentStyle({ maxInlineSize: '36rem' });

/** A positioned parent. */
export const relative = componentStyle({ position: 'relative' });

/** More than a screen to scroll. */
export const tall = componentStyle({ blockSize: '200vh' });

/** As wide as a phone, or as the view. */
export const phoneWide = componentStyle({ maxInlineSize: '360px' });

/** The deep ground with room around what stands on it. */
export const inverseBox = style([inverseGround, componentStyle({ padding: space.lg })]);

/** Room for a word or two. */
export const narrow = componentStyle({ maxInlineSize: '9rem' });

/** A field on a phone of 360 px. */
export const phoneField = componentStyle({ maxInlineSize: '320px' });

/** From edge to edge. */
export const wideButton = componentStyle({ inlineSize: '100%' });
