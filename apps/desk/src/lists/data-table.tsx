import { useTable, type RowSelectionState, type SortingState } from '@tanstack/react-table';
import { useClosingUp } from '@example/ui/use-closing-up';
import { useMergedRef } from '@example/ui/use-merged-ref';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { messages } from '../messages/lists.ts';
import * as styles from './data-table.css.ts';
import { deskTable, type DeskColumn } from './desk-table.ts';
import { TableHead } from './table-head.tsx';
import { OutlineRow, TableRow } from './table-row.tsx';
import { tellCutTexts } from './cut-texts.ts';
import { useHeldPlace } from './use-held-place.ts';
import { rem, useNarrow } from './use-narrow.ts';
import { type DataTableHandle, useRowFocus } from './use-row-focus.ts';

/** Columns, links and names of a list's rows. */
export interface TableRows<Data extends object> {
  readonly columns: readonly DeskColumn<Data>[];
  /** Class of the column widths. */
  readonly layout: string;
  /** Column whose cell is the row's link. */
  readonly linkColumn: string;
  readonly rowId: (row: Data) => string;
  readonly rowName: (row: Data) => string;
}

interface DataTableProps<Data extends object> extends TableRows<Data> {
  readonly label: string;
  readonly rows: readonly Data[];
  /** Number of rows, those that are not loaded included. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly onNearEnd: () => void;
  /** Returns whether a row is among all that a press selects; without it each is. */
  readonly matches?: ((row: Data) => boolean) | undefined;
  /** Returns the address a row opens, or `undefined`. */
  readonly toRow: (row: Data) => string | undefined;
  /** Id of the row whose details are open. */
  readonly openId: string | undefined;
  /** Ids of rows that came after the list was read. */
  readonly newIds?: ReadonlySet<string> | undefined;
  readonly selection: RowSelectionState;
  readonly onSelectionChange: (selection: RowSelectionState) => void;
  readonly selectable: boolean;
  readonly sorting: SortingState;
  readonly onSortingChange: (sorting: SortingState) => void;
  readonly ref?: Ref<DataTableHandle>;
}

/** Distance to the last loaded row at which more are loaded, in rows. */
const AHEAD = 80;
/** Number of placeholder rows while more are loading. */
const OUTLINES = 6;
const HEADER_REM = 2;
const ROW_REM = 2.5;
const NARROW_ROW_REM = 4.5;

/**
 * A list of any length; only the rows in view are in the document. One row is in the tab order, and the arrow
 * keys lead to the others. A row has a link to its details, and a box that selects it; with Shift it selects
 * all rows from the last box.
 */
export const DataTable = <Data extends object>({
  label,
  columns,
  layout,
  linkColumn,
  rows: data,
  total,
  hasMore,
  onNearEnd,
  rowId,
  rowName,
  matches,
  toRow,
  openId,
  newIds,
  selection,
  onSelectionChange,
  selectable,
  sorting,
  onSortingChange,
  ref,
}: DataTableProps<Data>) => {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [current, setCurrent] = useState(0);
  const narrow = useNarrow(scroller);

  const table = useTable({
    features: deskTable,
    columns,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { rowSelection: selection, sorting },
    onRowSelectionChange: (next) =>
      onSelectionChange(typeof next === 'function' ? next(selection) : next),
    onSortingChange: (next) => onSortingChange(typeof next === 'function' ? next(sorting) : next),
  });
  const { rows } = table.getRowModel();
  const count = rows.length + (hasMore ? OUTLINES : 0);
  // The open row becomes the current one, however it was opened.
  const openIndex = openId === undefined ? -1 : rows.findIndex(({ id }) => id === openId);
  const [followed, setFollowed] = useState<string>();
  if (followed !== openId && (openId === undefined || openIndex !== -1)) {
    setFollowed(openId);
    if (openIndex !== -1) setCurrent(openIndex);
  }
  // A new function would make the virtualizer measure every row again.
  const getItemKey = useCallback(
    (index: number) => rows[index]?.id ?? `outline-${String(index)}`,
    [rows],
  );
  const rowSize = useMemo(() => (narrow ? NARROW_ROW_REM : ROW_REM) * rem(), [narrow]);
  const headSize = useMemo(() => (narrow ? 0 : HEADER_REM * rem()), [narrow]);
  const kept = Math.min(current, Math.max(rows.length - 1, 0));

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowSize,
    getItemKey,
    overscan: 12,
    scrollMargin: headSize,
    scrollPaddingStart: headSize,
    directDomUpdates: true,
    // Keeps the focused row in the document: removing it would lose the focus.
    rangeExtractor: (range) =>
      [...new Set([kept, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b),
  });

  const { own: body, ref: setBody } = useMergedRef<HTMLDivElement>(virtualizer.containerRef);
  useClosingUp(body, rows);
  useHeldPlace(rows, (added) => {
    const isAtTop = scroller === null || scroller.scrollTop === 0;
    if (!isAtTop) {
      scroller.scrollTop += added * rowSize;
      // A row in view does not move.
      for (const row of body.current?.children ?? [])
        for (const animation of row.getAnimations()) animation.cancel();
    }
    if (!isAtTop || kept > 0 || openIndex !== -1) setCurrent(kept + added);
  });

  const shown = useRef(virtualizer.range);
  useLayoutEffect(() => {
    virtualizer.measure();
    if (shown.current === null) return;
    const { startIndex, endIndex } = shown.current;
    const keepsCurrent = openIndex !== -1 || (startIndex <= kept && kept <= endIndex);
    if (keepsCurrent) virtualizer.scrollToIndex(kept, { align: 'auto' });
    else virtualizer.scrollToIndex(startIndex, { align: 'start' });
    // oxlint-disable-next-line react/exhaustive-deps -- holds the place when rows get another height
  }, [narrow, virtualizer]);
  useEffect(() => {
    shown.current = virtualizer.range;
  });

  useEffect(() => {
    if (followed !== undefined && openIndex !== -1)
      virtualizer.scrollToIndex(openIndex, { align: 'auto' });
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls only when another row is opened
  }, [followed, virtualizer]);

  const items = virtualizer.getVirtualItems();
  const printed = items.filter(({ index }) => index < rows.length).length;
  const lastSeen = items.findLast(({ index }) => index !== kept)?.index ?? 0;
  useEffect(() => {
    if (hasMore && lastSeen >= rows.length - AHEAD) onNearEnd();
  }, [hasMore, lastSeen, rows.length, onNearEnd]);

  const onKeyDown = useRowFocus({
    ref,
    scroller,
    rows,
    current: kept,
    onCurrentChange: setCurrent,
    onScrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    rowSize,
    selectable,
  });

  return (
    <div ref={setScroller} className={styles.scroller}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={selectable || undefined}
        data-narrow={narrow ? '' : undefined}
        data-selectable={selectable ? '' : undefined}
        tabIndex={-1}
        className={`${styles.table} ${layout}`}
        onKeyDown={onKeyDown}
        onPointerOver={tellCutTexts}
        onFocus={({ target }) => {
          const row = target.closest<HTMLElement>('[role=row][data-index]');
          if (row) setCurrent(Number(row.dataset['index']));
        }}
      >
        <TableHead table={table} selectable={selectable} hasMore={hasMore} matches={matches} />
        <div
          role="rowgroup"
          aria-busy={hasMore && lastSeen >= rows.length}
          ref={setBody}
          className={styles.body}
        >
          {items.map(({ index, key }) => {
            const row = rows[index];
            if (row === undefined)
              return <OutlineRow key={key} index={index} measure={virtualizer.measureElement} />;
            return (
              <TableRow
                key={key}
                index={index}
                cells={row.getAllCells()}
                render={(cell) => <table.FlexRender cell={cell} />}
                linkColumn={linkColumn}
                to={toRow(row.original)}
                name={rowName(row.original)}
                selectable={selectable}
                selected={row.getIsSelected()}
                onToggle={row.getToggleSelectedHandler()}
                isOpen={row.id === openId}
                isNew={newIds?.has(row.id) === true}
                isCurrent={index === kept}
                measure={virtualizer.measureElement}
              />
            );
          })}
        </div>
      </div>
      {printed < total && <p className={styles.printed}>{messages.printed(printed, total)}</p>}
    </div>
  );
};
