'use client';

import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { columns as columnsStyle } from '../grid/columns.css.ts';
import type { GridColumns } from '../grid/grid.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import * as styles from './expandable-card.css.ts';
import { useSettled } from './use-settled.ts';
import { ExpansionContext, useExpansion, type ExpansionOptions } from './use-expansion.ts';

export type ExpandableCardGroupProps = ElementProps<
  'div',
  ExpansionOptions & {
    /** As in `Grid`; 4 by default. */
    readonly columns?: GridColumns | undefined;
  }
>;

/**
 * Groups `ExpandableCard`s that all expand while the pointer or the focus is among them, and collapse when it leaves.
 * In the server's markup, without JavaScript and in print they are open. Collapsed cards keep their size: nothing
 * around them moves.
 */
export const ExpandableCardGroup = ({
  expanded,
  defaultExpanded,
  onExpandedChange,
  columns = 4,
  ref,
  className,
  children,
  ...rest
}: ExpandableCardGroupProps) => {
  const mounted = useMounted();
  const { own: group, ref: setRef } = useMergedRef<HTMLDivElement>(ref);
  const expansion = useExpansion(group, { expanded, defaultExpanded, onExpandedChange });
  const settled = useSettled(group);
  const open = !mounted || expansion.expanded;
  return (
    <div
      {...rest}
      ref={setRef}
      className={classNames(columnsStyle, styles.group, className)}
      data-columns={columns}
      data-expanded={open ? '' : undefined}
    >
      <ExpansionContext value={mounted ? { ...expansion, settled } : null}>
        {children}
      </ExpansionContext>
    </div>
  );
};
