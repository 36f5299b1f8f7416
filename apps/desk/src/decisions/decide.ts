import {
  type ApplicationRow,
  type DecisionOutcome,
  type DeskClient,
  type NewDecision,
  SEVERAL_MAX,
} from '@example/api/desk';
import type { Person } from './pending.ts';

/** An application that is decided on, as it was seen. */
export type Seen = Pick<ApplicationRow, 'reference' | 'name' | 'job_title' | 'version' | 'status'>;

export type SettableStatus = NewDecision['status'];
export type Wanted = Omit<NewDecision, 'items'>;

export interface Decided {
  readonly parts: readonly { readonly decision: string; readonly people: readonly Person[] }[];
  readonly outcomes: readonly DecisionOutcome[];
  /** Time left to undo the first part, in ms. */
  readonly undoMs: number;
}

/** Decides on all of them in as many calls as the limit of each call requires. */
export const decideAll = async (
  { applications }: Pick<DeskClient, 'applications'>,
  seen: readonly Seen[],
  { wanted, key }: { readonly wanted: Wanted; readonly key: string },
): Promise<Decided> => {
  const names = new Map(seen.map(({ reference, name }) => [reference, name]));
  const parts: Decided['parts'][number][] = [];
  const outcomes: DecisionOutcome[] = [];
  let undoMs = Infinity;
  for (let start = 0; start < seen.length; start += SEVERAL_MAX) {
    const items = seen
      .slice(start, start + SEVERAL_MAX)
      .map(({ reference, version }) => ({ reference, version }));
    const { decision, undo_ms, results } = await applications.decide(
      { items, ...wanted },
      { idempotencyKey: `${key}-${String(start)}` },
    );
    outcomes.push(...results);
    const people = results.flatMap(({ reference, outcome, mailed }) =>
      outcome === 'decided' ? [{ reference, name: names.get(reference) ?? reference, mailed }] : [],
    );
    if (people.length === 0) continue;
    parts.push({ decision, people });
    undoMs = Math.min(undoMs, undo_ms);
  }
  return { parts, outcomes, undoMs };
};
