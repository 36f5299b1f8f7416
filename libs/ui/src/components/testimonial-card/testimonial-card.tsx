import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { card } from '../content-card/card.css.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { NamePlate, type NamePlateMarkSource } from '../name-plate/name-plate.tsx';
import { StarRating } from '../star-rating/star-rating.tsx';
import * as styles from './testimonial-card.css.ts';

export type TestimonialCardProps = ElementProps<
  'figure',
  {
    /** The quotation, without quotation marks. */
    readonly children: ReactNode;
    readonly name: string;
    /** Role and firm of the person. */
    readonly jobTitle: string;
    /** The mark of their firm; the name's initials by default. */
    readonly mark?: NamePlateMarkSource | undefined;
    /** Stars out of 5. */
    readonly rating?: number | undefined;
    /** The stars' text alternative; see `StarRating`. */
    readonly ratingLabel?: string | undefined;
  }
>;

/** Quotes a client, with the client's name, the mark of their firm, and a star rating. */
export const TestimonialCard = ({
  children,
  name,
  jobTitle,
  mark,
  rating,
  ratingLabel,
  className,
  ...rest
}: TestimonialCardProps) => (
  <figure {...rest} className={classNames(card, className)}>
    <div className={styles.head}>
      <svg className={styles.mark} viewBox="0 0 32 24" aria-hidden="true">
        <path d="M0 24V13Q0 3 11 0l2 4q-6 2-7 7h7v13zm18 0V13q0-10 11-13l2 4q-6 2-7 7h7v13z" />
      </svg>
      {rating !== undefined && <StarRating value={rating} label={ratingLabel} />}
    </div>
    <blockquote className={styles.quote}>
      <p>{children}</p>
    </blockquote>
    <figcaption className={styles.person}>
      <NamePlate name={name} note={jobTitle} mark={mark} />
    </figcaption>
  </figure>
);
