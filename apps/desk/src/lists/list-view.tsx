import { Icon, type IconName } from '@example/ui/icon';
import type { ColumnSort, SortingState } from '@tanstack/react-table';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type To, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../view/failure.tsx';
import { useTitleWhile } from '../view/use-title.ts';
import { ViewBar } from '../view/view-bar.tsx';
import * as controls from '../style/controls.css.ts';
import { messages } from '../messages/lists.ts';
import { DataTable, type TableRows } from './data-table.tsx';
import { EmptyList, LoadingList } from './empty-list.tsx';
import { FilterBar, OrderChoice } from './filter-bar.tsx';
import { FreshButton } from './fresh-button.tsx';
import * as strip from './count-strip.css.ts';
import * as styles from './list-view.css.ts';
import { SaidCount } from './said-count.tsx';
import { SaidSelection } from './said-selection.tsx';
import { ViewsMenu } from './saved-views/views-menu.tsx';
import type { ViewedList } from './saved-views/view-query.ts';
import type { FilterState } from './use-filters.ts';
import { type List, useRefresh } from './use-list.ts';
import { useDoubleClick } from './use-double-click.ts';
import { useListShortcuts } from './use-list-shortcuts.ts';
import { useReturnedFocus, useSortedFocus } from './use-returned-focus.ts';
import type { DataTableHandle } from './use-row-focus.ts';
import { useSelection } from './use-selection.ts';
import type { FreshRows } from './use-watched-list.ts';

interface ListTexts<Order extends string> {
  readonly title: string;
  readonly loading: string;
  readonly count: (total: number) => string;
  readonly none: {
    readonly heading: string;
    readonly text: string;
    /** Shown in place of both when the filters leave no row. */
    readonly matching: string;
  };
  readonly filters: { readonly searchPlaceholder: string };
  readonly orders: Readonly<Record<Order, string>>;
}

export interface DetailLinks {
  /** The list without details. */
  readonly back: To;
  readonly previous: To | undefined;
  readonly next: To | undefined;
}

interface ListViewProps<Row extends object, Order extends string> {
  readonly known: ViewedList & {
    /** Sorting of the columns in each order; the first order is the default. */
    readonly orders: Readonly<Record<Order, ColumnSort>>;
  };
  readonly texts: ListTexts<Order>;
  readonly icon: IconName;
  readonly list: List<Row>;
  readonly table: TableRows<Row>;
  /** Returns whether a row that was changed here still matches the filters; without it all do. */
  readonly matches?: (row: Row) => boolean;
  /** Returns the address a row opens, if not its details; `undefined` for none. */
  readonly toRow?: (row: Row) => string | undefined;
  readonly state: FilterState<{ readonly q: string; readonly order: Order }>;
  readonly filterFields?: ReactNode;
  /** Counts that filter the list, in a strip above it. */
  readonly counts?: ReactNode;
  /** Rows that came into the list after it was read. */
  readonly fresh?: FreshRows | undefined;
  /** Buttons above the list. */
  readonly actions?: ReactNode;
  /** Renders the bar for selected rows; without it rows cannot be selected. */
  readonly selectionBar?: ((rows: readonly Row[], onClear: () => void) => ReactNode) | undefined;
  /** An action on the selected rows, or on the current one when none is selected. */
  readonly rowAction?:
    | { readonly key: string; readonly act: (rows: readonly Row[], onClear: () => void) => void }
    | undefined;
  /** Renders the details of the open row, or of another part of the address. */
  readonly details?: ((id: string, links: DetailLinks) => ReactNode) | undefined;
}

/** Number of rows among which the open one is looked for. Each 200 are a call. */
const SOUGHT_ROWS = 1_000;

/** Pause after rows could not be loaded, in ms. */
const NEXT_TRY_MS = 5_000;

/** A list with its filters, and the details of the open row beside it. */
export const ListView = <Row extends object, Order extends string>({
  known,
  texts,
  icon,
  list,
  table,
  matches,
  toRow: toElsewhere,
  state: {
    filters: { q, order },
    limiting,
    limitTo,
    clear,
  },
  filterFields,
  counts,
  fresh,
  actions,
  selectionBar,
  rowAction,
  details,
}: ListViewProps<Row, Order>) => {
  const { name, orders } = known;
  const { rowId } = table;
  const onRefresh = useRefresh(name);
  const isFiltered = limiting.length > 0;
  const { id: openId } = useParams();
  const [params] = useSearchParams();
  const search = params.toString();
  const { rows, total, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list;
  const isPageMissing = list.isFetchNextPageError && !isFetchingNextPage;
  const [selection, setSelection] = useSelection(search);
  const [viewsOpen, setViewsOpen] = useState(false);
  const handle = useRef<DataTableHandle>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const isOpen = openId !== undefined;
  // Open details set a title of their own.
  useTitleWhile(!isOpen, texts.title);

  // A string, equal for the same row. A new object would make every row render again on each scroll.
  const toRow =
    toElsewhere ??
    ((row: Row) => `/${name}/${encodeURIComponent(rowId(row))}${search && `?${search}`}`);
  const back = { pathname: `/${name}`, search };
  const onNearEnd = useCallback(() => {
    if (!isFetchingNextPage && !isPageMissing && !isPlaceholderData) void fetchNextPage();
  }, [isFetchingNextPage, isPageMissing, isPlaceholderData, fetchNextPage]);
  useEffect(() => {
    if (!isPageMissing) return undefined;
    const timer = setTimeout(() => void fetchNextPage(), NEXT_TRY_MS);
    return () => clearTimeout(timer);
  }, [isPageMissing, fetchNextPage]);

  const openIndex = rows.findIndex((row) => rowId(row) === openId);
  // Details that a link has opened get their neighbours once their row is loaded.
  const isSought = isOpen && openIndex === -1 && hasNextPage && rows.length < SOUGHT_ROWS;
  useEffect(() => {
    if (isSought) onNearEnd();
  }, [isSought, onNearEnd]);
  const neighbour = (by: number) => {
    const row = openIndex === -1 ? undefined : rows[openIndex + by];
    return row && toRow(row);
  };
  const selected = useMemo(
    () => rows.filter((row) => selection[rowId(row)]),
    [rows, selection, rowId],
  );
  const onClear = () => setSelection({});
  const clearFilters = () => {
    clear();
    searchField.current?.focus();
  };
  useListShortcuts({
    table: handle,
    isOpen,
    neighbour,
    back,
    onRefresh,
    onToggle: selectionBar && (() => handle.current?.toggle()),
    onClear: selected.length > 0 ? onClear : undefined,
    rowAction: rowAction && {
      key: rowAction.key,
      act: () => {
        const id = handle.current?.current();
        const acted = selected.length > 0 ? selected : rows.filter((row) => rowId(row) === id);
        if (acted.length > 0) rowAction.act(acted, onClear);
      },
    },
  });
  useReturnedFocus(handle, {
    isOpen,
    hasSelection: selected.length > 0,
    timesShown: fresh?.times ?? 0,
  });
  const { view, awaitOrder } = useSortedFocus(search);
  const doubleClick = useDoubleClick();

  const [usual] = Object.keys(orders) as Order[];
  const orderOf = ([sort]: SortingState) => {
    const same = (Object.entries<ColumnSort>(orders) as [Order, ColumnSort][]).find(
      ([, { id, desc }]) => id === sort?.id && desc === sort.desc,
    );
    return same?.[0] ?? usual ?? order;
  };

  // The search is always in sight, and so is the status where the strip filters by it.
  const besides = counts === undefined ? ['q'] : ['q', 'status'];

  const content = () => {
    if (list.error && rows.length === 0)
      return <Failure error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <LoadingList label={texts.loading} />;
    if (rows.length === 0)
      return (
        <EmptyList texts={texts.none} icon={icon} onClear={isFiltered ? clearFilters : undefined} />
      );
    return (
      <DataTable
        {...table}
        key={search}
        ref={handle}
        label={texts.title}
        rows={rows}
        total={total}
        hasMore={hasNextPage}
        onNearEnd={onNearEnd}
        matches={matches}
        toRow={toRow}
        openId={openId}
        newIds={fresh?.shown}
        selectable={selectionBar !== undefined}
        selection={selection}
        onSelectionChange={setSelection}
        sorting={[orders[order]]}
        onSortingChange={(next) => {
          awaitOrder();
          limitTo({ order: orderOf(next) });
        }}
      />
    );
  };

  const shownDetails =
    isOpen && details?.(openId, { back, previous: neighbour(-1), next: neighbour(1) });
  const bar = selected.length > 0 ? selectionBar?.(selected, onClear) : undefined;

  return (
    <div ref={view} {...doubleClick} className={styles.view} data-detail={isOpen ? '' : undefined}>
      <div className={styles.list}>
        <ViewBar title={texts.title}>
          <SaidCount list={list} search={search} text={texts.count} />
          <button
            type="button"
            className={`${controls.iconButton} ${styles.end}`}
            aria-label={messages.refresh}
            title={messages.refresh}
            onClick={onRefresh}
          >
            <Icon name="refresh" />
          </button>
          {actions}
        </ViewBar>
        <FilterBar
          search={searchField}
          q={q}
          onSearch={(searched) => limitTo({ q: searched })}
          placeholder={texts.filters.searchPlaceholder}
          isFiltered={isFiltered}
          onClear={clearFilters}
          isShown={!isPlaceholderData}
          onRows={() => handle.current?.move(0)}
          set={limiting.filter((name) => !besides.includes(name)).length}
          views={<ViewsMenu known={known} open={viewsOpen} onOpenChange={setViewsOpen} />}
        >
          {filterFields}
          <OrderChoice
            orders={texts.orders}
            value={order}
            onChange={(chosen) => limitTo({ order: chosen })}
          />
        </FilterBar>
        {counts !== undefined && (
          // The menu of views lies over a part of it.
          <div className={strip.strip} inert={viewsOpen}>
            {counts}
            {fresh && <FreshButton fresh={fresh} />}
          </div>
        )}
        {content()}
        <SaidSelection count={selected.length} />
        {bar}
      </div>
      {shownDetails}
    </div>
  );
};
