import { paths } from '../icon/paths.ts';
import * as styles from './hero-art.css.ts';

/** Level lines of one hill, from its top down. */
const contours = [
  'M434 266q14 39-16 71-31 32-73 37-42 5-79-9-37-14-58-47-22-33-15-73 6-41 45-62 39-21 79-10 40 11 72 32 32 22 45 61z',
  'M467 270q20 50-22 89-43 39-95 45-53 5-102-9-50-14-76-58-25-43-15-95 9-51 58-80 48-29 99-13 51 16 92 43 41 27 61 78z',
  'M499 274q29 62-26 108-55 46-118 50-64 5-127-7-63-12-92-68-30-55-15-116 15-61 71-99 56-38 119-17 62 20 111 53 48 34 77 96z',
  'M531 279q39 72-29 126-68 53-142 55-74 1-152-7-77-7-112-75-34-68-10-137 24-69 86-118 61-49 136-24 75 24 129 65 54 42 94 115z',
  'M560 284q51 83-28 145-79 63-166 58-86-5-177-7-92-1-134-81-42-80-5-157 37-77 103-137 66-59 154-34 88 25 145 78 58 52 108 135z',
  'M588 289q61 92-27 166-87 73-187 59-99-14-205-9-105 6-158-85-53-91 2-175 54-85 123-155 69-70 171-48 102 23 161 89 59 66 120 158z',
  'M612 294q70 101-22 188-92 86-206 61-114-26-232-14-119 11-187-89-67-101 9-192 76-91 147-171 72-79 188-64 117 15 175 98 59 82 128 183z',
];

/** Tiles at the ends of the traces: their drawing, and the position of their upper left corner. */
const stations = [
  ['cloud', 46, 62],
  ['plane', 470, 22],
  ['water', 18, 400],
  ['chart', 486, 428],
] as const;

/**
 * Draws the hero's picture: systems on a map, wired to one instrument. Decoration, in the brand's colours for the
 * inverse surface.
 */
export const HeroArt = () => (
  <svg viewBox="0 0 600 560" aria-hidden className={styles.art}>
    {contours.map((contour, index) => (
      <path key={contour} d={contour} opacity={(10 - index) / 20} />
    ))}
    <path
      className={styles.faint}
      d="M130 540h340M130 533v14M470 533v14M300 20v24M288 32h24M566 262v24M554 274h24M40 262v24M28 274h24"
    />
    <path
      className={styles.trace}
      d="M122 94h52l76 84M470 68h-46l-62 72v60M94 438h66l90-92M486 466h-50l-74-84v-42M122 108h46l70 78M486 480h-57l-88-100v-30"
    />
    <path className={styles.warmTrace} d="M470 54h-53l-76 89v50" />
    <circle className={styles.disc} cx="300" cy="270" r="112" />
    <circle className={styles.ticks} cx="300" cy="270" r="96" />
    <path className={styles.dial} d="M248 322a73.5 73.5 0 1 1 104 0" />
    <path className={styles.value} d="M248 322a73.5 73.5 0 1 1 117.7-85" />
    <path className={styles.needle} d="m300 270 47-23.5" />
    <circle className={styles.warm} cx="300" cy="270" r="7" />
    <path
      className={styles.bars}
      d="M276 340v-10M288 340v-16M300 340v-12M312 340v-22M324 340v-18"
    />
    {stations.map(([name, x, y]) => (
      <g key={name} transform={`translate(${String(x)} ${String(y)})`}>
        <rect className={styles.tile} width="76" height="76" rx="18" />
        <path className={styles.drawing} d={paths[name]} transform="translate(18 18) scale(1.67)" />
      </g>
    ))}
    <path
      className={styles.warm}
      d="M233 176.5a4.5 4.5 0 1 0 .1 0zM341 161a4.5 4.5 0 1 0 .1 0zM236 356a4.5 4.5 0 1 0 .1 0zM362 359a4.5 4.5 0 1 0 .1 0z"
    />
  </svg>
);
