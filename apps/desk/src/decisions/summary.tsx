import { UNDO_MS } from '@example/api/desk';
import type { Seen, SettableStatus } from '../applications/use-decisions.ts';
import { messages } from '../messages/decisions.ts';
import * as styles from './decide-dialog.css.ts';
import type { Weighing } from './use-weighed.ts';

const texts = messages.summary;

const namesOf = (some: readonly Seen[]) => some.map(({ name }) => name);

interface SummaryProps {
  readonly weighing: Weighing;
  readonly status: SettableStatus;
  /** Name of the mail's template; `undefined` without a mail. */
  readonly template: string | undefined;
}

/** Says what a decision does before it is made. */
export const Summary = ({ weighing, status, template }: SummaryProps) => {
  const { decided, refused, withdrawn, already, stale, gone } = weighing;
  const mailed = decided.length - refused.length;
  const decides = decided.length + stale.length > 0;
  const lines = [
    decides &&
      (template === undefined ? texts.silent : texts.mailed(mailed, decided.length, template)),
    template !== undefined && refused.length > 0 && texts.refused(namesOf(refused)),
    withdrawn.length > 0 && texts.withdrawn(namesOf(withdrawn)),
    already.length > 0 && texts.already(status, namesOf(already)),
    stale.length > 0 && texts.stale(namesOf(stale)),
    gone.length > 0 && texts.gone(namesOf(gone)),
    decides && texts.undo(UNDO_MS / 1_000),
  ];
  return (
    <section aria-label={texts.label} className={styles.summary}>
      <p role="status" className={styles.outcome}>
        {texts.decided(status, namesOf(decided))}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => line !== false && <li key={line}>{line}</li>)}
      </ul>
    </section>
  );
};
