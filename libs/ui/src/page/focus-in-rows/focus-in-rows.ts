const CARD = '[data-phone=row] > *';

/** Returns the card focused by keyboard. A press also moves the focus, but must not move the card under the pointer. */
const cardOf = (event: FocusEvent) => {
  // The window itself would learn of a shadow tree's host only.
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(':focus-visible')
    ? target.closest(CARD)
    : null;
};

/**
 * Scrolls a focused card of a swiped row (`Grid` with `phoneColumns="row"`) into view completely:
 * browsers leave it half cut off (Chromium is content with 32 px of its link).
 *
 * @returns a function that stops it
 */
export const followFocusInRows = (): (() => void) => {
  const follow = (event: FocusEvent) =>
    cardOf(event)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  addEventListener('focusin', follow);
  return () => removeEventListener('focusin', follow);
};
