import type { Application } from '@example/api/desk';
import type { createApplications } from './applications.ts';
import { rowOf } from './lists.ts';

/** Time in which a decision can be undone: longer than the service's, for tests on a busy machine. */
export const FAKE_UNDO_MS = 90_000;

/** Body of a decision, or of undoing one. */
export interface SentDecision {
  readonly items?: readonly Pick<Application, 'reference' | 'version'>[];
  readonly status?: Application['status'];
  readonly mail?: object;
  readonly note?: string;
  readonly decision?: string;
  readonly references?: readonly string[];
}

interface Made {
  readonly decision: string;
  readonly before: Application;
  readonly tellAt: number;
}

/** Decides on the fake service's applications. The address of every tenth refuses mails. */
export const createDecisions = ({
  find,
  replace,
  addNote,
}: Pick<ReturnType<typeof createApplications>, 'find' | 'replace' | 'addNote'>) => {
  const made = new Map<string, Made>();
  let count = 0;
  const isRefused = ({ reference }: Pick<Application, 'reference'>) => reference.endsWith('0');

  const weigh = (references: readonly string[]) =>
    references.flatMap((reference) => {
      const one = find(reference);
      if (!one) return [];
      const { name, status, version } = one;
      return { reference, name, status, version, address_refused: isRefused(one) };
    });

  const decide = ({ items = [], status, mail, note }: SentDecision) => {
    count += 1;
    const decision = `decision-${String(count)}`;
    const results = items.map(({ reference, version }) => {
      const one = find(reference);
      if (!one || status === undefined) return { reference, outcome: 'not-found', mailed: false };
      const left = (outcome: string) => ({
        ...{ reference, outcome, mailed: false },
        application: rowOf(one),
      });
      if (one.status === 'withdrawn') return left('withdrawn');
      if (one.status === status) return left('already');
      if (one.version !== version) return left('stale');
      made.set(reference, { decision, before: one, tellAt: Date.now() + FAKE_UNDO_MS });
      const changed = replace(note === undefined ? one : addNote(one, note, 'E1001'), { status });
      const mailed = mail !== undefined && !isRefused(one);
      return { reference, outcome: 'decided', mailed, application: rowOf(changed) };
    });
    return { decision, undo_ms: FAKE_UNDO_MS, results };
  };

  /** Notes a change without a mail. Returns the application with what undoes a new status. */
  const noteChange = (before: Application, changed: Application): Application => {
    if (before.status === changed.status) return changed;
    count += 1;
    const decision = `decision-${String(count)}`;
    made.set(before.reference, { decision, before, tellAt: Date.now() + FAKE_UNDO_MS });
    return { ...changed, untold: { decision, undo_ms: FAKE_UNDO_MS } };
  };

  const undo = ({ decision, references = [] }: SentDecision) => {
    const results = references.map((reference) => {
      const one = find(reference);
      const known = made.get(reference);
      if (!one || !known) return { reference, outcome: 'not-found' };
      const isRight = known.decision === decision;
      if (!isRight || known.tellAt <= Date.now())
        return { reference, outcome: isRight ? 'told' : 'replaced', application: rowOf(one) };
      const { status, notes } = known.before;
      const undone = replace(one, { status, notes });
      return { reference, outcome: 'undone', application: rowOf(undone) };
    });
    return results.some(({ outcome }) => outcome === 'undone') ? { results } : undefined;
  };

  return { weigh, decide, noteChange, undo };
};
