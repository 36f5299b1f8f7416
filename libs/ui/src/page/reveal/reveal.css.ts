import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { motion, motionOk } from '../../styles/theme/tokens.ts';
import { revealStagger } from './stagger.ts';

const comeIn = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

const places = [2, 3, 4, 5, 6, 7, 8];

/** Hides only elements that a script found below the view. The contents fill the element. */
export const reveal = componentStyle('reveal', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`screen and ${motionOk}`]: {
      selectors: {
        '&[data-reveal-state=waiting]': { opacity: 0 },
        '&[data-reveal-state=running]': {
          animation: `${comeIn} ${motion.reveal} ${motion.easeInOut} backwards`,
        },
        ...Object.fromEntries(
          places.map((place) => [
            `&[data-reveal-state=running]:nth-child(${String(place)})`,
            { animationDelay: `${String((place - 1) * revealStagger)}ms` },
          ]),
        ),
      },
    },
  },
});
