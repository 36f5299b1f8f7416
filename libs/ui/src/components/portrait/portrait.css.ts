import { createVar } from '@vanilla-extract/css';
import { colour, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

const skinColour = createVar('skin');
const hairColour = createVar('hair');

export const portrait = componentStyle('portrait', {
  backgroundColor: colour.accentSoft,
  borderRadius: radius.large,
});

const look = (disc: string, ofSkin: string, ofHair: string) =>
  componentStyle('look', { color: disc, vars: { [skinColour]: ofSkin, [hairColour]: ofHair } });

/** The disc, which follows the theme, and the colours of skin and hair, which do not. */
export const looks = {
  first: look(colour.accent, '#b8784e', '#2b1e1b'),
  second: look(colour.textMuted, '#9c6440', '#84888d'),
  third: look(colour.accent, '#d9a074', '#3a231b'),
  fourth: look(colour.textMuted, '#865336', '#1d1718'),
  fifth: look(colour.accent, '#a66a43', '#2a1a17'),
} as const;

/** The disc behind the head. */
export const halo = componentStyle('halo', { opacity: 0.3 });

export const skin = componentStyle('skin', { color: skinColour });
export const hair = componentStyle('hair', { color: hairColour });

/** Curls: the round dots of a thick dotted line. */
export const curls = componentStyle('curls', {
  color: hairColour,
  fill: 'none',
  strokeWidth: 12,
  strokeDasharray: '1 6',
});

/** The shadow of the chin, the nose and the mouth: a darker skin, whatever its colour. */
export const shade = componentStyle('shade', { color: '#3a1508', strokeWidth: 1, opacity: 0.4 });

const dark = '#2a1a16';

/** Eyes and brows. */
export const features = componentStyle('features', { color: dark, fill: 'none', strokeWidth: 1.8 });

export const glasses = componentStyle('glasses', { color: dark, fill: 'none', strokeWidth: 1.1 });

/** Cloth that is light in both themes. */
export const cream = componentStyle('cream', { color: colour.textOnInverse });
