const CARD = '[data-phone=row] > *';

/** A press brings the focus too: what lies under the pointer is to stay there. */
const cardOf = ({ target }: FocusEvent) =>
  target instanceof Element && target.matches(':focus-visible') ? target.closest(CARD) : null;

/**
 * In a row that is swiped through (`Grid` with `phoneColumns="row"`), brings the card that the focus
 * comes to into view as a whole: browsers leave it half cut off (Chromium takes 32 px of its link for enough).
 *
 * @returns stops
 */
export const followFocusInRows = (): (() => void) => {
  const follow = (event: FocusEvent) => {
    cardOf(event)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  addEventListener('focusin', follow);
  return () => {
    removeEventListener('focusin', follow);
  };
};
