import type { DecisionOutcome, DeskClient } from '@example/api/desk';
import type { Pending, Seen, Wanted } from '../applications/use-decisions.ts';
import { type Answers, callInTurn, partsOf } from '../clients/call-in-turn.ts';

interface Decided extends Pick<Answers<unknown>, 'failure'>, Pick<Pending, 'parts'> {
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
  const known = new Map(seen.map((one) => [one.reference, one]));
  const { answers, failure } = await callInTurn(partsOf(seen), async (part, index) =>
    applications.decide(
      { items: part.map(({ reference, version }) => ({ reference, version })), ...wanted },
      { idempotencyKey: `${key}-${String(index)}` },
    ),
  );
  const parts: Decided['parts'][number][] = [];
  const outcomes: DecisionOutcome[] = [];
  let undoMs = Infinity;
  for (const { decision, undo_ms, results } of answers) {
    outcomes.push(...results);
    const people = results.flatMap(({ reference, outcome, mailed }) => {
      const { name = reference, job_title = '' } = known.get(reference) ?? {};
      return outcome === 'decided' ? [{ reference, name, job_title, mailed }] : [];
    });
    if (people.length === 0) continue;
    parts.push({ decision, people });
    undoMs = Math.min(undoMs, undo_ms);
  }
  return { parts, outcomes, undoMs, failure };
};
