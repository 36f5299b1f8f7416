'use client';

import type { Ref } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Grid, type GridColumns } from '../grid/grid.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { ExpansionContext } from './expansion.ts';
import * as styles from './expandable-card.css.ts';
import { useSettled } from './use-settled.ts';
import { useExpansion, type ExpansionOptions } from './use-expansion.ts';

export type ExpandableCardGroupProps = ElementProps<
  'div',
  ExpansionOptions & {
    /** As in `Grid`; 4 by default. */
    readonly columns?: GridColumns | undefined;
    readonly ref?: Ref<HTMLElement> | undefined;
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
  const { own: group, ref: setRef } = useMergedRef<HTMLElement>(ref);
  const expansion = useExpansion(group, { expanded, defaultExpanded, onExpandedChange });
  const { handlers, toggle } = expansion;
  const settled = useSettled(group);
  const open = !mounted || expansion.expanded;
  return (
    <Grid
      {...rest}
      {...handlers}
      ref={setRef}
      columns={columns}
      className={classNames(styles.group, className)}
      data-expanded={open ? '' : undefined}
    >
      <ExpansionContext value={mounted ? { expanded: open, settled, toggle } : null}>
        {children}
      </ExpansionContext>
    </Grid>
  );
};
