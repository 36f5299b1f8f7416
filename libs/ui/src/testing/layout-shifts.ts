const valuesOf = (entries: PerformanceEntryList): number[] =>
  entries.flatMap((entry) =>
    'value' in entry && typeof entry.value === 'number' ? [entry.value] : [],
  );

/**
 * Watches how much the layout shifts, from now on.
 *
 * @returns a function that stops and returns the score of each shift, none where nothing moved
 */
export const watchLayoutShifts = (): (() => number[]) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    throw new Error('This browser does not tell of layout shifts.');
  }
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    shifts.push(...valuesOf(list.getEntries()));
  });
  observer.observe({ type: 'layout-shift' });
  return () => {
    shifts.push(...valuesOf(observer.takeRecords()));
    observer.disconnect();
    return shifts;
  };
};
