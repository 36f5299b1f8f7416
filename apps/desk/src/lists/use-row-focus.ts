import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type Ref,
} from 'react';
import * as styles from './data-table.css.ts';

/** Commands of a view to its table. */
export interface DataTableHandle {
  /** Moves the focus by this number of rows. A table without focus gives it to the current row. */
  readonly move: (by: number) => void;
  /** Toggles the selection of the focused row. */
  readonly toggle: () => void;
  readonly current: () => string | undefined;
  /** Gives the focus to the current row, and scrolls nowhere. */
  readonly focus: () => void;
}

interface RowFocusOptions {
  readonly ref: Ref<DataTableHandle> | undefined;
  readonly scroller: HTMLElement | null;
  readonly rows: readonly { readonly id: string; readonly toggleSelected: () => void }[];
  /** Index of the row in the tab order. */
  readonly current: number;
  readonly onCurrentChange: (index: number) => void;
  readonly onScrollTo: (index: number) => void;
  /** Height of a row, in px. */
  readonly rowSize: number;
  readonly selectable: boolean;
}

/**
 * Moves the focus through the rows by keys and by a view's commands. A row that is not in the document yet gets the
 * focus once it is. Returns the handler of keys.
 */
export const useRowFocus = ({
  ref,
  scroller,
  rows,
  current,
  onCurrentChange,
  onScrollTo,
  rowSize,
  selectable,
}: RowFocusOptions): KeyboardEventHandler => {
  const wantsFocus = useRef(false);
  const rowElement = (index: number) =>
    scroller?.querySelector<HTMLElement>(`[data-index="${String(index)}"]`);
  const linkOf = (index: number) =>
    rowElement(index)?.querySelector<HTMLElement>(`.${styles.rowLink}`);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const link = linkOf(current);
    if (!link) return;
    wantsFocus.current = false;
    link.focus();
  });

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, rows.length - 1));
    wantsFocus.current = true;
    onCurrentChange(next);
    onScrollTo(next);
    const link = next === current ? linkOf(next) : undefined;
    if (!link) return;
    wantsFocus.current = false;
    link.focus();
  };
  const hasFocus = () => scroller?.contains(document.activeElement) === true;
  const toggle = () => {
    if (selectable) rows[current]?.toggleSelected();
  };
  useImperativeHandle(ref, () => ({
    move: (by) => moveTo(hasFocus() ? current + by : current),
    toggle,
    current: () => rows[current]?.id,
    focus: () => linkOf(current)?.focus({ preventScroll: true }),
  }));

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { target } = event;
    const isBox = target instanceof HTMLInputElement;
    if (!(target instanceof Element) || target.closest('[role=row][data-index]') === null) return;
    const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowSize) - 2);
    const steps: Partial<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: rows.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) moveTo(step);
    else if (event.key === ' ' && !isBox) toggle();
    else if (event.key === 'ArrowLeft' && !isBox)
      rowElement(current)?.querySelector('input')?.focus();
    else if (event.key === 'ArrowRight' && isBox) linkOf(current)?.focus();
    else return;
    event.preventDefault();
  };
};
