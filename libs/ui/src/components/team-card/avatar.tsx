import { initialsOf } from '../../internal/initials/initials.ts';
import { paint, picture } from '../illustration/paint.css.ts';
import * as styles from './team-card.css.ts';

/** Shows the initials of a person without a photo, on a drawn background. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <svg viewBox="0 0 96 96" className={picture} aria-hidden="true">
    <path className={paint.soft} d="M0 0h96v96H0z" />
    <circle className={styles.ring} cx="82" cy="14" r="30" />
    <circle className={styles.ring} cx="82" cy="14" r="46" />
    <path className={paint.highlight} strokeWidth="5" d="M14 82h14" />
    <text className={styles.initials} x="48" y="59" textAnchor="middle">
      {initialsOf(name)}
    </text>
  </svg>
);
