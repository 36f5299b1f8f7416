import type { Cell } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages/news.ts';
import * as styles from './data-table.css.ts';
import type { DeskTable } from './desk-table.ts';
import { told } from '../style/told.css.ts';

interface RowProps<Data extends object> {
  readonly index: number;
  readonly cells: readonly Cell<DeskTable, Data>[];
  readonly render: (cell: Cell<DeskTable, Data>) => ReactNode;
  readonly linkColumn: string;
  readonly to: string | undefined;
  readonly name: string;
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly onToggle: (event: unknown) => void;
  readonly isOpen: boolean;
  /** True for a row that came after the list was read. */
  readonly isNew: boolean;
  readonly isCurrent: boolean;
  readonly measure: (node: Element | null) => void;
}

const Base = <Data extends object>({
  index,
  cells,
  render,
  linkColumn,
  to,
  name,
  selectable,
  selected,
  onToggle,
  isOpen,
  isNew,
  isCurrent,
  measure,
}: RowProps<Data>) => {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div
      ref={measure}
      role="row"
      data-index={index}
      // The header is row 1.
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      data-open={isOpen ? '' : undefined}
      data-new={isNew ? '' : undefined}
      className={styles.row}
    >
      {selectable && (
        <div role="gridcell" className={styles.tick} data-column="tick">
          <label className={styles.tickTarget}>
            <input
              type="checkbox"
              tabIndex={-1}
              checked={selected}
              onChange={onToggle}
              aria-label={name}
              className={styles.box}
            />
          </label>
        </div>
      )}
      {cells.map((cell) => {
        const { id } = cell.column;
        // In a row that opens nothing, the cell itself takes the focus.
        const isPlace = id === linkColumn && to === undefined;
        return (
          <div
            key={cell.id}
            role="gridcell"
            data-column={id}
            tabIndex={isPlace ? tabIndex : undefined}
            className={isPlace ? `${styles.cell} ${styles.rowLink}` : styles.cell}
          >
            {id === linkColumn && to !== undefined ? (
              <Link
                to={to}
                tabIndex={tabIndex}
                aria-current={isOpen ? 'true' : undefined}
                className={styles.rowLink}
              >
                {isNew && <span className={told}>{messages.row} </span>}
                {render(cell)}
              </Link>
            ) : (
              render(cell)
            )}
          </div>
        );
      })}
    </div>
  );
};

export const TableRow = memo(
  Base,
  (before, after) =>
    before.cells === after.cells &&
    before.index === after.index &&
    before.to === after.to &&
    before.selected === after.selected &&
    before.selectable === after.selectable &&
    before.isOpen === after.isOpen &&
    before.isNew === after.isNew &&
    before.isCurrent === after.isCurrent,
) as typeof Base;

/** Stands for a row that is being loaded. */
export const OutlineRow = ({
  index,
  measure,
}: Pick<RowProps<object>, 'index' | 'measure'>): ReactNode => (
  <div ref={measure} data-index={index} aria-hidden className={styles.outline}>
    <span className={styles.outlineBar} />
  </div>
);
