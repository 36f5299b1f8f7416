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
