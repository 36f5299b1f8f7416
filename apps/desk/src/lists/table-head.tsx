import type { ReactTable } from '@tanstack/react-table';
import { Icon } from '@example/ui/icon';
import { messages } from '../messages/lists.ts';
import * as styles from './data-table.css.ts';
import type { DeskTable } from './desk-table.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<Data extends object> {
  readonly table: ReactTable<DeskTable, Data>;
  readonly selectable: boolean;
  /** True when more rows can be loaded: the box of all rows is never ticked then. */
  readonly hasMore: boolean;
  readonly matches: ((row: Data) => boolean) | undefined;
}

export const TableHead = <Data extends object>({
  table,
  selectable,
  hasMore,
  matches = () => true,
}: TableHeadProps<Data>) => {
  const meant = table.getRowModel().rows.filter(({ original }) => matches(original));
  const loadedSelected = meant.length > 0 && meant.every((row) => row.getIsSelected());
  const allSelected = loadedSelected && !hasMore;
  return (
    <div role="rowgroup" className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.headRow}>
          {selectable && (
            <div role="columnheader" className={styles.tick} data-column="tick">
              <label className={styles.tickTarget}>
                <input
                  type="checkbox"
                  aria-label={messages.selectAll}
                  className={styles.box}
                  checked={allSelected}
                  ref={(box) => {
                    if (box)
                      box.indeterminate =
                        !allSelected && (loadedSelected || table.getIsSomeRowsSelected());
                  }}
                  onChange={() =>
                    table.setRowSelection(
                      loadedSelected ? {} : Object.fromEntries(meant.map(({ id }) => [id, true])),
                    )
                  }
                />
              </label>
            </div>
          )}
          {group.headers.map((header) => {
            const sorted = header.column.getIsSorted();
            return (
              <div
                key={header.id}
                role="columnheader"
                aria-sort={sorted === false ? undefined : ariaSort[sorted]}
                data-column={header.column.id}
                className={styles.headCell}
              >
                {header.column.getCanSort() ? (
                  <button
                    type="button"
                    className={styles.sort}
                    data-sorted={sorted === false ? undefined : sorted}
                    onClick={header.column.getToggleSortingHandler()}
                  >
                    <table.FlexRender header={header} />
                    <Icon name="arrow-up" className={styles.sortMark} />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
