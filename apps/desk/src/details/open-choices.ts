import type { KeyboardEvent } from 'react';
import { choosesByLetter } from '../shortcuts/chooses-by-letter.ts';

const movingKeys: ReadonlySet<string> = new Set([
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageDown', 'PageUp'],
]);

/** Focuses a select and shows its choices, where the browser can do that. */
export const openChoices = (select: HTMLSelectElement): void => {
  select.focus();
  try {
    select.showPicker();
  } catch {
    // An older browser, or nothing was pressed: the focus is there.
  }
};

/**
 * Shows the choices of a select that does something at once. In a closed one each arrow and first letter would choose,
 * and do what is on the way to what is wanted; in the open one Enter chooses.
 */
export const openByKeys = (event: KeyboardEvent<HTMLSelectElement>): void => {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !('showPicker' in HTMLSelectElement.prototype)) return;
  if (!movingKeys.has(key) && !choosesByLetter(key, currentTarget)) return;
  event.preventDefault();
  openChoices(currentTarget);
};
