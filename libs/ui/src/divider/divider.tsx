import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import * as styles from './divider.css.ts';

export const dividerOrientations = ['horizontal', 'vertical'] as const;
export type DividerOrientation = (typeof dividerOrientations)[number];

export type DividerProps = Omit<
  ElementProps<
    'hr',
    {
      /** `vertical` stands between the parts of a row: in an `Inline` or another flex box. */
      readonly orientation?: DividerOrientation | undefined;
    }
  >,
  'children'
>;

/** A hairline between two parts of a whole. Space around it is the layout's. */
export const Divider = ({ orientation = 'horizontal', className, ...rest }: DividerProps) => (
  <hr
    aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
    {...rest}
    className={classNames(styles.divider, className)}
    data-orientation={orientation === 'vertical' ? orientation : undefined}
  />
);
