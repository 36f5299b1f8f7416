import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './star-rating.css.ts';

export type StarRatingProps = ChildlessProps<
  'span',
  {
    /** Full stars; rounded to a whole number. */
    readonly value: number;
    /** The number of stars; 5 by default. */
    readonly outOf?: number | undefined;
    /** Accessible name in place of the stars; 'Rated 5 out of 5' by default. */
    readonly label?: string | undefined;
  }
>;

/** Shows a rating in stars, as one picture with a text alternative. */
export const StarRating = ({
  value,
  outOf = 5,
  label = `Rated ${String(value)} out of ${String(outOf)}`,
  className,
  ...rest
}: StarRatingProps) => (
  <span {...rest} className={classNames(styles.rating, className)} role="img" aria-label={label}>
    {Array.from({ length: outOf }, (_, i) => (
      <Icon key={i} name="star" className={i < Math.round(value) ? styles.full : undefined} />
    ))}
  </span>
);
