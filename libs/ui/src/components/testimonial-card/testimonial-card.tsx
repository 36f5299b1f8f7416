import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card } from '../content-card/card.css.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { StarRating } from '../star-rating/star-rating.tsx';
import * as styles from './testimonial-card.css.ts';

export type TestimonialCardProps = ElementProps<
  'figure',
  {
    /** What they said, without quotation marks. */
    readonly children: ReactNode;
    readonly name: string;
    /** What the person does, and where. */
    readonly jobTitle: string;
    /** Stars out of 5. */
    readonly rating?: number | undefined;
    /** The stars' text alternative; see `StarRating`. */
    readonly ratingLabel?: string | undefined;
  }
>;

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');

/** What a client said, who it was, and a star rating. */
export const TestimonialCard = ({
  children,
  name,
  jobTitle,
  rating,
  ratingLabel,
  className,
  ...rest
}: TestimonialCardProps) => (
  <figure {...rest} className={classNames(card, className)}>
    {rating !== undefined && <StarRating value={rating} label={ratingLabel} />}
    <blockquote className={styles.quote}>
      <p>{children}</p>
    </blockquote>
    <figcaption className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.job}>{jobTitle}</span>
    </figcaption>
  </figure>
);
