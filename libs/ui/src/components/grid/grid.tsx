import type { ElementType } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { LayoutProps } from '../../internal/element-props/layout-props.ts';
import type { Space } from '../../styles/theme/tokens.ts';
import { gapped } from '../../styles/theme/gaps.css.ts';
import { columns as columnsStyle } from './columns.css.ts';
import './grid.css.ts';

export const gridColumns = [2, 3, 4, 5, 6] as const;
export type GridColumns = (typeof gridColumns)[number];

export type GridProps = LayoutProps<{
  /**
   * Columns from 1024 px, 3 by default; from 768 px there are two (or three, for exactly three
   * children of three columns), below that one.
   */
  readonly columns?: GridColumns | undefined;
  /**
   * Columns below 768 px, 1 by default: two where one would waste room (figures, logos). `row` is one row that is swiped, for cards
   * that are links; the edge of the next card shows. It reaches the edges of the view, so put it directly into a
   * `Container` or `Section`. `followFocusInRows` scrolls it along with the keyboard.
   */
  readonly phoneColumns?: 1 | 2 | 'row' | undefined;
  /**
   * Leaves no hole in the last row of two or three columns: where the children do not fill it, the
   * first ones are wider.
   */
  readonly fill?: boolean | undefined;
  /**
   * Starts four or more columns at 1280 px, for cards whose words need that much: an address that is to stay on one
   * line.
   */
  readonly roomy?: boolean | undefined;
  /** Space between the cells; `lg` (1.5 rem) by default, below 480 px `md`; `xxl` is `xl` there. */
  readonly gap?: Space | undefined;
}>;

/** Lays out children in equal columns; with `fill` the first ones are wider so that no row has a hole. */
export const Grid = ({
  as = 'div',
  columns = 3,
  phoneColumns = 1,
  fill,
  roomy,
  gap = 'lg',
  className,
  ...rest
}: GridProps) => {
  const Tag = as as ElementType;
  return (
    <Tag
      {...rest}
      className={classNames(columnsStyle, gap !== 'lg' && gapped, className)}
      data-columns={columns}
      data-phone={phoneColumns === 1 ? undefined : phoneColumns}
      data-fill={fill === true ? '' : undefined}
      data-roomy={roomy === true ? '' : undefined}
      data-gap={gap === 'lg' ? undefined : gap}
    />
  );
};
