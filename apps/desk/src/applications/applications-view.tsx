import { EmptyState } from '@example/ui/empty-state';
import { Button } from '@example/ui/button';
import { Icon } from '@example/ui/icon';
import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import type { RowSelectionState, SortingState } from '@tanstack/react-table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useBackend } from '../backend/backend.ts';
import { useMay } from '../session/session.ts';
import { Failure } from '../shell/failure.tsx';
import * as shell from '../shell/shell.css.ts';
import { useTitleOfList } from '../shell/use-title.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { DataTable, type DataTableHandle } from '../table/data-table.tsx';
import { words } from '../words/applications.ts';
import * as styles from './applications-view.css.ts';
import { BulkBar } from './bulk-bar.tsx';
import { columns } from './columns.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, isFiltered, type Order, readFilters, writeFilters } from './filters.ts';
import { toQuery } from './keys.ts';
import type { ApplicationRow } from '@example/api/desk';
import { useApplications, useRefresh } from './use-list.ts';

const sortingOf: Readonly<Record<Order, SortingState>> = {
  newest: [{ id: 'applied', desc: true }],
  oldest: [{ id: 'applied', desc: false }],
  name: [{ id: 'name', desc: false }],
  nameDown: [{ id: 'name', desc: true }],
};

const orderOf = ([sort]: SortingState): Order => {
  if (sort?.id === 'name') return sort.desc ? 'nameDown' : 'name';
  return sort?.desc === false ? 'oldest' : 'newest';
};

const rowId = ({ reference }: ApplicationRow) => reference;
const rowName = ({ name }: ApplicationRow) => name;

const texts = {
  label: words.title,
  selectAll: words.selectAll,
  loadingMore: words.loadingMore,
} as const;

/** All applications, what they are limited to, and beside them the one that is open. */
export const ApplicationsView = () => {
  const { desk } = useBackend();
  const { reference } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(params), [params]);
  const search = params.toString();
  const refresh = useRefresh();
  const list = useApplications(filters);
  const { rows, total, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list;
  const [selection, setSelection] = useState<RowSelectionState>({});
  const table = useRef<DataTableHandle>(null);
  const mayWrite = useMay('applications.write');
  const mayExport = useMay('applications.export');
  useTitleOfList(words.title, reference !== undefined);

  const setFilters = (next: Filters) => {
    setSelection({});
    setParams(writeFilters(next), { replace: true });
  };
  // As text: the same for the same row, or every row would be drawn at each turn of the wheel.
  const toRow = ({ reference: id }: ApplicationRow) =>
    `/applications/${encodeURIComponent(id)}${search && `?${search}`}`;
  const toList = { pathname: '/applications', search };
  const onNearEnd = useCallback(() => {
    if (!isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  }, [isFetchingNextPage, isPlaceholderData, fetchNextPage]);

  const openIndex = rows.findIndex((row) => row.reference === reference);
  const neighbour = (by: number) => {
    const row = openIndex === -1 ? undefined : rows[openIndex + by];
    return row && toRow(row);
  };
  const step = (by: number) => {
    const to = reference === undefined ? undefined : neighbour(by);
    if (to) void navigate(to);
    else if (reference === undefined) table.current?.move(by);
  };
  useShortcut('j', () => {
    step(1);
  });
  useShortcut('k', () => {
    step(-1);
  });
  useShortcut('r', refresh);
  useShortcut('x', () => table.current?.toggle());
  const selected = useMemo(() => rows.filter((row) => selection[row.reference]), [rows, selection]);
  useShortcut(
    'Escape',
    () => {
      if (reference !== undefined) void navigate(toList);
      else setSelection({});
    },
    { enabled: reference !== undefined || selected.length > 0 },
  );

  // Who closes the details goes on where they were opened.
  const before = useRef(reference);
  useEffect(() => {
    if (before.current !== undefined && reference === undefined) table.current?.move(0);
    before.current = reference;
  }, [reference]);

  const filtered = isFiltered(filters);
  const content = () => {
    if (list.error && rows.length === 0)
      return <Failure error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending)
      return (
        <SkeletonGroup label={words.loading} className={styles.skeletons}>
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
            heading={filtered ? words.none.matching : words.none.heading}
            icon={filtered ? 'search' : 'document'}
            action={
              filtered && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setFilters({ ...readFilters(new URLSearchParams()), order: filters.order });
                  }}
                >
                  {words.filters.clear}
                </Button>
              )
            }
          >
            {filtered ? words.none.matchingText : words.none.text}
          </EmptyState>
        </div>
      );
    return (
      <DataTable
        key={search}
        ref={table}
        texts={texts}
        columns={columns}
        className={styles.columns}
        linkColumn="name"
        rows={rows}
        total={total}
        hasMore={hasNextPage}
        onNearEnd={onNearEnd}
        rowId={rowId}
        rowName={rowName}
        toRow={toRow}
        openId={reference}
        selectable={mayWrite || mayExport}
        selection={selection}
        onSelectionChange={setSelection}
        sorting={sortingOf[filters.order]}
        onSortingChange={(next) => {
          setFilters({ ...filters, order: orderOf(next) });
        }}
      />
    );
  };

  return (
    <div className={styles.view} data-detail={reference === undefined ? undefined : ''}>
      <div className={styles.list}>
        <div className={shell.bar}>
          <h1 tabIndex={-1} className={shell.heading}>
            {words.title}
          </h1>
          <p role="status" className={styles.count}>
            {list.isPending ? '' : words.count(total)}
          </p>
          <button
            type="button"
            className={`${controls.iconButton} ${styles.end}`}
            aria-label={words.refresh}
            title={words.refresh}
            onClick={refresh}
          >
            <Icon name="refresh" />
          </button>
          {mayExport && (
            <Button
              href={desk.applications.exportHref(toQuery(filters))}
              download
              title={words.exportHint}
              variant="secondary"
              size="sm"
              className={`${controls.button} ${styles.quietBorder}`}
            >
              <Icon name="download" />
              <span className={styles.words}>{words.export}</span>
            </Button>
          )}
        </div>
        <FilterBar filters={filters} onChange={setFilters} />
        {content()}
        {selected.length > 0 && (
          <BulkBar
            rows={selected}
            onClear={() => {
              setSelection({});
            }}
          />
        )}
      </div>
      {reference !== undefined && (
        <DetailPanel
          reference={reference}
          back={toList}
          previous={neighbour(-1)}
          next={neighbour(1)}
        />
      )}
    </div>
  );
};
