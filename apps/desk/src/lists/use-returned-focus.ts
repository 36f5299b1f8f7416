import { type RefObject, useEffect, useRef } from 'react';
import type { DataTableHandle } from './use-row-focus.ts';

interface Returning {
  readonly isOpen: boolean;
  readonly hasSelection: boolean;
  /** Number of times that new rows were shown. */
  readonly timesShown: number;
}

/**
 * Returns the focus to the current row when details close, and when it is lost with the bar of the selection, or with
 * the button that shows new rows.
 */
export const useReturnedFocus = (
  table: RefObject<DataTableHandle | null>,
  { isOpen, hasSelection, timesShown }: Returning,
): void => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) table.current?.move(0);
    wasOpen.current = isOpen;
  }, [table, isOpen]);
  const hadSelection = useRef(hasSelection);
  useEffect(() => {
    if (hadSelection.current && !hasSelection && document.activeElement === document.body)
      table.current?.focus();
    hadSelection.current = hasSelection;
  }, [table, hasSelection]);
  const knownTimes = useRef(timesShown);
  useEffect(() => {
    if (timesShown > knownTimes.current) table.current?.focus();
    knownTimes.current = timesShown;
  }, [table, timesShown]);
};

/**
 * Returns the focus to the head of the sorted column: a list in another order is a new table.
 *
 * @param search - the address's search, which says the order
 */
export const useSortedFocus = (search: string) => {
  const view = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current) view.current?.querySelector<HTMLElement>('[data-sorted]')?.focus();
    isAwaited.current = false;
  }, [search]);
  return {
    view,
    awaitOrder: () => {
      isAwaited.current = true;
    },
  };
};
