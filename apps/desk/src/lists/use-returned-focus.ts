import { type RefObject, useEffect, useRef } from 'react';
import type { DataTableHandle } from './use-row-focus.ts';

/**
 * Returns the focus to the current row when details close, and when new rows are shown, which takes their button away.
 *
 * @param timesShown - how often new rows were shown
 */
export const useReturnedFocus = (
  table: RefObject<DataTableHandle | null>,
  isOpen: boolean,
  timesShown: number,
): void => {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) table.current?.move(0);
    wasOpen.current = isOpen;
  }, [table, isOpen]);
  const knownTimes = useRef(timesShown);
  useEffect(() => {
    if (timesShown > knownTimes.current) table.current?.focus();
    knownTimes.current = timesShown;
  }, [table, timesShown]);
};
