import type { ReactNode } from 'react';
import type { DeskColumn } from './desk-table.ts';
import { quiet } from './list-view.css.ts';

/** Defines a column. With `sorted` the list can be sorted by it, in this direction at first. */
export const column = <Row extends object>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  sorted?: 'asc' | 'desc',
): DeskColumn<Row> => ({
  id,
  header,
  ...(sorted && { accessorFn: cell, sortDescFirst: sorted === 'desc' }),
  cell: ({ row }) => cell(row.original),
});

/** Defines a column whose text stands back. */
export const quietColumn = <Row extends object>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  sorted?: 'asc' | 'desc',
): DeskColumn<Row> =>
  column(id, header, (row) => <span className={quiet}>{cell(row)}</span>, sorted);
