import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `hold` when rows were added before the first one, before the browser shows them.
 *
 * @param hold - gets the number of rows that were added
 */
export const useHeldPlace = (
  rows: readonly { readonly id: string }[],
  hold: (added: number) => void,
): void => {
  const first = rows[0]?.id;
  const before = useRef(first);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = first;
    if (was === undefined || was === first) return;
    const added = rows.findIndex(({ id }) => id === was);
    if (added > 0) hold(added);
    // oxlint-disable-next-line react/exhaustive-deps -- runs when another row is the first, and at no other time
  }, [first]);
};
