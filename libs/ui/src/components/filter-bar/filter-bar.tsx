import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Grid } from '../grid/grid.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './filter-bar.css.ts';

export type FilterBarProps = ElementProps<
  'div',
  {
    /** The box for free text: a `SearchField`. */
    readonly search: ReactNode;
    /** The filters: three `SelectField`s or so. */
    readonly children: ReactNode;
    /** The number of things found. */
    readonly result?: ReactNode;
    /** The buttons that apply and reset the filters, both small. */
    readonly actions?: ReactNode;
  }
>;

/**
 * Lays out search and filters above a list, in as little height as they need: beside one another on wide screens; on a
 * phone the filters are one swiped row, so that the list begins on the first screen. Put it into a `form`, directly in
 * a `Container` or `Section`.
 */
export const FilterBar = ({
  search,
  result,
  actions,
  className,
  children,
  ...rest
}: FilterBarProps) => (
  <div {...rest} className={classNames(styles.bar, className)}>
    {search}
    <Grid columns={3} phoneColumns="row" gap="sm" className={styles.filters}>
      {children}
    </Grid>
    {(isShown(result) || isShown(actions)) && (
      <div className={styles.foot}>
        <div className={styles.result}>{result}</div>
        {actions}
      </div>
    )}
  </div>
);
