import type { Pending } from '../applications/use-decisions.ts';
import { readDraft, UNTOLD, writeDraft } from '../drafts/use-draft.ts';

/** Keeps the decisions that are not told yet, so that they can be undone after the page was loaded again. */
export const keepPending = (all: readonly Pending[]): void => {
  const lasting = all.map((one) => ({ ...one, until: one.until + performance.timeOrigin }));
  writeDraft(UNTOLD, lasting.length === 0 ? '' : JSON.stringify(lasting));
};

/** Returns the kept decisions that are still not told. */
export const keptPending = (): readonly Pending[] => {
  const kept = readDraft(UNTOLD);
  if (kept === '') return [];
  const lasting = JSON.parse(kept) as readonly Pending[];
  return lasting
    .map((one) => ({ ...one, until: one.until - performance.timeOrigin }))
    .filter(({ until }) => until > performance.now());
};
