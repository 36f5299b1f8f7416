import * as styles from './data-table.css.ts';

/** Returns what a cell cuts off: the text of the innermost element that is wider than its room. */
const cutTextOf = (cell: HTMLElement): string | undefined =>
  [cell, ...cell.querySelectorAll<HTMLElement>('*')]
    .findLast(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    // Tags are lines of their own.
    ?.innerText.replaceAll(/\s*\n\s*/g, ', ');

/**
 * Gives the row below the pointer a tooltip with the texts that its columns cut off. Its link lies over the whole row, so
 * the tooltip is the link's.
 */
export const tellCutTexts = ({ target }: { readonly target: EventTarget }): void => {
  const row = target instanceof Element ? target.closest('[role=row][data-index]') : null;
  const link = row?.querySelector<HTMLElement>(`.${styles.rowLink}`);
  if (!row || !link) return;
  const texts = [...row.querySelectorAll<HTMLElement>('[role=gridcell]')].flatMap(
    (cell) => cutTextOf(cell) ?? [],
  );
  if (texts.length > 0) link.title = texts.join('\n');
  else link.removeAttribute('title');
};
