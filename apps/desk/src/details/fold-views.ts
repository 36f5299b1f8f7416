import type { DeskEvent } from '@example/api/desk';
import { isView } from '../messages/events.ts';

/** Entries of a history in a row that are shown as one: one entry, or several views of the same kind. */
export type Fold = readonly [latest: DeskEvent, ...earlier: DeskEvent[]];

const isSame = (one: DeskEvent, other: DeskEvent) =>
  one.actor === other.actor && one.action === other.action && isView(one.action);

/** Folds views of the same kind by the same member, as far as nothing else happened between them. */
export const foldViews = (events: readonly DeskEvent[]): readonly Fold[] => {
  const folds: [DeskEvent, ...DeskEvent[]][] = [];
  for (const event of events) {
    const last = folds.at(-1);
    if (last && isSame(last[0], event)) last.push(event);
    else folds.push([event]);
  }
  return folds;
};
