import { paint } from '../illustration/paint.css.ts';
import * as styles from './map-facade.css.ts';

/** Draws an invented map: streets, a river, a park and a place. */
export const MapPicture = () => (
  <svg
    viewBox="0 0 960 480"
    preserveAspectRatio="xMidYMin slice"
    className={styles.picture}
    aria-hidden="true"
  >
    <path className={paint.sunken} d="M0 0h960v480H0z" />
    <path
      className={paint.soft}
      d="M600 42q70-34 150-8 60 20 44 88-14 62-90 70-96 8-122-52-20-52 18-98zM96 356q54-26 118-4 40 20 18 74-26 44-92 34-74-12-76-56 0-30 32-48z"
    />
    <path
      className={styles.water}
      fill="none"
      strokeWidth="34"
      d="M-20 214C120 150 210 262 340 250s160-116 300-70 190 150 340 104"
    />
    <path
      className={paint.edge}
      fill="none"
      strokeWidth="8"
      d="M-20 96 330 60l650-20M-20 320l400 60 600-20M120-20l60 520M420-20l30 520M560-20l-20 520M860-20l-40 520M-20 440l980 30M250 60l20 300M700 200l20 180M330 120l560 10"
    />
    <g fill="none" className={paint.surface}>
      <path strokeWidth="16" d="M-20 30 480 148l500 300M300-20l180 168 120 360" />
      <path strokeWidth="6" d="M40 500 480 148 840-20" />
    </g>
    <path className={paint.ink} opacity="0.14" d="M454 150a26 9 0 1 0 52 0 26 9 0 0 0-52 0z" />
    <path
      className={paint.accent}
      d="M480 148c-26-32-40-52-40-74a40 40 0 0 1 80 0c0 22-14 42-40 74z"
    />
    <circle className={paint.onAccent} cx="480" cy="74" r="14" />
  </svg>
);
