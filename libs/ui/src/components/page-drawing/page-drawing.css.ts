import { colour, font } from '../../styles/theme/parts.ts';
import { DEFERRED_DRAWINGS, RENDERED } from '../../internal/deferred-rendering/names.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { boxRule, frameRule } from '../illustration/drawing-rules.ts';
import { paint } from '../illustration/paint.css.ts';

export const sheet = componentStyle('sheet', {
  ...frameRule,
  fontSize: '11px',
  // Labels of several sizes are drawn from one font.
  textRendering: 'geometricPrecision',
});

// Texts cost the first frame as much as a band of the page.
componentGlobalStyle(`:root[${DEFERRED_DRAWINGS}] ${sheet}:not([${RENDERED}]) text`, {
  '@media': { screen: { display: 'none' } },
});

/** A box on the sheet; it covers what is below. */
export const box = componentStyle('box', boxRule);

/** An object in the sheet's outline. */
export const outline = componentStyle('outline', {
  fill: colour.surface,
  stroke: colour.text,
  strokeWidth: 1.5,
});

/** Adds a look to each colour of `paint`. */
const inEachColour = (look: string) =>
  Object.fromEntries(
    Object.entries(paint).map(([name, colour]) => [name, `${colour} ${look}`]),
  ) as Record<keyof typeof paint, string>;

export const line = inEachColour(componentStyle('line', { fill: 'none', strokeWidth: 2 }));
export const hairline = inEachColour(
  componentStyle('hairline', { fill: 'none', strokeWidth: 1.25 }),
);

export const bold = componentStyle('bold', { fontWeight: 650 });
/** A muted label. */
export const caption = componentStyle('caption', { fontSize: '9.5px', color: colour.textMuted });
export const code = componentStyle('code', { fontFamily: font.mono, fontSize: '9.5px' });
export const middle = componentStyle('middle', { textAnchor: 'middle' });
export const end = componentStyle('end', { textAnchor: 'end' });
/** A tint of the current colour. */
export const wash = componentStyle('wash', { opacity: 0.22 });
