import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { pictureProps } from '../../internal/picture-props/picture-props.ts';
import { picture } from '../illustration/paint.css.ts';
import { people } from './people.tsx';
import * as styles from './portrait.css.ts';

export type PortraitName = keyof typeof people;

export const portraitNames = Object.keys(people) as readonly PortraitName[];

export type PortraitProps = ChildlessProps<
  'svg',
  {
    readonly person: PortraitName;
    /** Alternative text: the person's name; `''` beside that name, which makes it decoration. */
    readonly label: string;
  }
>;

/** Draws a head and shoulders in place of a photo, square and as wide as its place. */
export const Portrait = ({ person, label, className, ...rest }: PortraitProps) => (
  <svg
    viewBox="8 6 80 80"
    {...pictureProps(label)}
    {...rest}
    className={classNames(picture, styles.portrait, styles.looks[person], className)}
  >
    <circle className={styles.halo} cx="48" cy="46" r="33" />
    {people[person]}
  </svg>
);
