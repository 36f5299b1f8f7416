import { EXPORT_FORMATS, type ExportFormat } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { Icon, type IconName } from '@example/ui/icon';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import type { ColumnSort, RowSelectionState, SortingState } from '@tanstack/react-table';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type To, useNavigate, useSearchParams } from 'react-router-dom';
import { Failure } from '../shell/failure.tsx';
import * as shell from '../shell/shell.css.ts';
import { useTitleOfList } from '../shell/use-title.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/lists.ts';
import { DataTable, type DataTableHandle, type DeskColumn } from './data-table.tsx';
import { FilterBar, OrderChoice } from './filter-bar.tsx';
import * as styles from './list-view.css.ts';
import type { FilterState } from './use-filters.ts';
import type { List } from './use-list.ts';

/** What a list is called, and what is said in its place. */
export interface ListTexts<Order extends string> {
  readonly title: string;
  readonly loading: string;
  readonly count: (total: number) => string;
  readonly none: {
    readonly heading: string;
    readonly text: string;
    /** In place of both where filters leave all out. */
    readonly matching: string;
  };
  readonly filters: { readonly searchPlaceholder: string };
  readonly orders: Readonly<Record<Order, string>>;
}

/** Where the details of a row lead. */
export interface DetailLinks {
  /** The list without details. */
  readonly back: To;
  readonly previous: To | undefined;
  readonly next: To | undefined;
}

interface ListViewProps<Row extends object, Order extends string> {
  /** Its address below the desk's. */
  readonly path: `/${string}`;
  readonly texts: ListTexts<Order>;
  readonly icon: IconName;
  readonly list: List<Row>;
  readonly onRefresh: () => void;
  readonly columns: readonly DeskColumn<Row>[];
  /** How the columns share the width. */
  readonly layout: string;
  /** The column whose cell is the row's link. */
  readonly linkColumn: string;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** Where a row leads, where that is not to its details; `undefined`: nowhere. */
  readonly toRow?: (row: Row) => string | undefined;
  /** How each order sorts the columns; the first is the usual one. */
  readonly orders: Readonly<Record<Order, ColumnSort>>;
  /** What the list is limited to, and its order. */
  readonly state: FilterState<{ readonly q: string; readonly order: Order }>;
  /** What else it can be limited to. */
  readonly filterFields?: ReactNode;
  /** What can be done above the list. */
  readonly actions?: ReactNode;
  /** Whether rows can be selected; what can be done with those that are. */
  readonly selectionBar?: ((rows: readonly Row[], onClear: () => void) => ReactNode) | undefined;
  /** What is open: the id of a row, or another part of the address. */
  readonly openId?: string | undefined;
  /** What lies beside the list. */
  readonly details?: ((links: DetailLinks) => ReactNode) | undefined;
}

/** The rows that are selected: none once the list is another. */
const useSelection = (search: string) => {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setSelection({});
  }
  return [selection, setSelection] as const;
};

/** A list, what it is limited to, and beside it what is open. */
export const ListView = <Row extends object, Order extends string>({
  path,
  texts,
  icon,
  list,
  onRefresh,
  columns,
  layout,
  linkColumn,
  rowId,
  rowName,
  toRow: toElsewhere,
  orders,
  state: {
    filters: { q, order },
    isFiltered,
    limitTo,
    clear,
  },
  filterFields,
  actions,
  selectionBar,
  openId,
  details,
}: ListViewProps<Row, Order>) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = params.toString();
  const { rows, total, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list;
  const [selection, setSelection] = useSelection(search);
  const table = useRef<DataTableHandle>(null);
  const isOpen = openId !== undefined;
  useTitleOfList(texts.title, isOpen);

  // As text: the same for the same row, or every row would be drawn at each turn of the wheel.
  const toRow =
    toElsewhere ??
    ((row: Row) => `${path}/${encodeURIComponent(rowId(row))}${search && `?${search}`}`);
  const back = { pathname: path, search };
  const onNearEnd = useCallback(() => {
    if (!isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  }, [isFetchingNextPage, isPlaceholderData, fetchNextPage]);

  const openIndex = isOpen ? rows.findIndex((row) => rowId(row) === openId) : -1;
  const neighbour = (by: number) => {
    const row = openIndex === -1 ? undefined : rows[openIndex + by];
    return row && toRow(row);
  };
  const step = (by: number) => {
    const to = neighbour(by);
    if (to !== undefined) void navigate(to);
    else if (!isOpen) table.current?.move(by);
  };
  useShortcut('j', () => {
    step(1);
  });
  useShortcut('k', () => {
    step(-1);
  });
  useShortcut('r', onRefresh);
  useShortcut('x', () => table.current?.toggle(), { enabled: selectionBar !== undefined });
  const selected = useMemo(
    () => rows.filter((row) => selection[rowId(row)]),
    [rows, selection, rowId],
  );
  useShortcut(
    'Escape',
    () => {
      if (isOpen) void navigate(back);
      else setSelection({});
    },
    { enabled: isOpen || selected.length > 0 },
  );

  // Who closes the details goes on where they were opened.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) table.current?.move(0);
    wasOpen.current = isOpen;
  }, [isOpen]);

  const [usual] = Object.keys(orders) as Order[];
  const orderOf = ([sort]: SortingState) => {
    const same = (Object.entries<ColumnSort>(orders) as [Order, ColumnSort][]).find(
      ([, { id, desc }]) => id === sort?.id && desc === sort.desc,
    );
    return same?.[0] ?? usual ?? order;
  };

  const content = () => {
    if (list.error && rows.length === 0)
      return <Failure error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending)
      return (
        <SkeletonGroup label={texts.loading} className={styles.skeletons}>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </SkeletonGroup>
      );
    if (rows.length === 0)
      return (
        <div className={shell.message}>
          <EmptyState
            className={shell.empty}
            heading={isFiltered ? texts.none.matching : texts.none.heading}
            icon={isFiltered ? 'search' : icon}
            action={
              isFiltered && (
                <Button size="sm" variant="secondary" onClick={clear}>
                  {words.clear}
                </Button>
              )
            }
          >
            {isFiltered ? words.tryOther : texts.none.text}
          </EmptyState>
        </div>
      );
    return (
      <DataTable
        key={search}
        ref={table}
        texts={{ label: texts.title, ...words }}
        columns={columns}
        className={layout}
        linkColumn={linkColumn}
        rows={rows}
        total={total}
        hasMore={hasNextPage}
        onNearEnd={onNearEnd}
        rowId={rowId}
        rowName={rowName}
        toRow={toRow}
        openId={openId}
        selectable={selectionBar !== undefined}
        selection={selection}
        onSelectionChange={setSelection}
        sorting={[orders[order]]}
        onSortingChange={(next) => {
          limitTo({ order: orderOf(next) });
        }}
      />
    );
  };

  const bar =
    selected.length > 0
      ? selectionBar?.(selected, () => {
          setSelection({});
        })
      : undefined;

  return (
    <div className={styles.view} data-detail={isOpen ? '' : undefined}>
      <div className={styles.list}>
        <div className={shell.bar}>
          <h1 tabIndex={-1} className={shell.heading}>
            {texts.title}
          </h1>
          <p role="status" className={styles.count}>
            {list.isPending ? '' : texts.count(total)}
          </p>
          <button
            type="button"
            className={`${controls.iconButton} ${styles.end}`}
            aria-label={words.refresh}
            title={words.refresh}
            onClick={onRefresh}
          >
            <Icon name="refresh" />
          </button>
          {actions}
        </div>
        <FilterBar
          q={q}
          onSearch={(searched) => {
            limitTo({ q: searched });
          }}
          placeholder={texts.filters.searchPlaceholder}
          isFiltered={isFiltered}
          onClear={clear}
        >
          {filterFields}
          <OrderChoice
            orders={texts.orders}
            value={order}
            onChange={(chosen) => {
              limitTo({ order: chosen });
            }}
          />
        </FilterBar>
        {content()}
        {bar}
      </div>
      {details?.({ back, previous: neighbour(-1), next: neighbour(1) })}
    </div>
  );
};

interface ExportLinksProps {
  readonly hrefOf: (format: ExportFormat) => string;
  /** What is in the file. */
  readonly title: string;
}

/** Downloads what the list is limited to, in each format. */
export const ExportLinks = ({ hrefOf, title }: ExportLinksProps) =>
  EXPORT_FORMATS.map((format) => (
    <Button
      key={format}
      href={hrefOf(format)}
      download
      title={title}
      variant="secondary"
      size="sm"
      className={`${controls.button} ${styles.quietBorder}`}
    >
      <Icon name="download" />
      <span>
        <span className={styles.words}>{words.export} </span>
        {words.formats[format]}
      </span>
    </Button>
  ));
