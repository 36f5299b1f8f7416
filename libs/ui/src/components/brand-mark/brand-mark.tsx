import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import * as styles from './brand-mark.css.ts';

export type BrandMarkProps = ChildlessProps<
  'svg',
  {
    /** The mark's lines as an SVG path on a 32 by 32 grid. */
    readonly path: string;
    /** The one point in the highlight colour, `[x, y]` on the same grid. */
    readonly point?: readonly [number, number] | undefined;
  }
>;

/** Draws a company's mark on its tile. It stands beside the company's name, so it is decoration. */
export const BrandMark = ({ path, point, className, ...rest }: BrandMarkProps) => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    {...rest}
    className={classNames(styles.brandMark, className)}
  >
    <rect className={styles.tile} width="32" height="32" rx="8" />
    <path className={styles.strokes} d={path} />
    {point && <circle className={styles.dot} cx={point[0]} cy={point[1]} r="2.8" />}
  </svg>
);
