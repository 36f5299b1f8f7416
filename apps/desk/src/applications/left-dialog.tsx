import type { ApplicationRow } from '@example/api/desk';
import { Dialog } from '@example/ui/dialog';
import { messages } from '../messages/applications.ts';
import { messages as shell } from '../messages/shell.ts';
import { shortName } from '../messages/short-name.ts';
import { SmallButton } from '../style/small-button.tsx';
import * as styles from './bulk-bar.css.ts';
import { StatusBadge } from './status-badge.tsx';

const texts = messages.bulk;

export interface LeftOutcome {
  readonly reference: string;
  readonly outcome: keyof typeof texts.outcomes;
  readonly application?: ApplicationRow | undefined;
}

interface LeftDialogProps {
  readonly outcomes: readonly LeftOutcome[];
  /** Number of applications that were changed. */
  readonly others: number;
  readonly nameOf: (reference: string) => string | undefined;
  readonly busy: boolean;
  readonly onLeave: () => void;
  /** Changes those that were changed by others too, at the versions they have now. */
  readonly onApply: (stale: readonly ApplicationRow[]) => void;
  /** Undoes the changes that were made; `undefined` when they cannot be undone (any more). */
  readonly onUndo?: (() => void) | undefined;
}

/** Asks about applications that were left out of a change of several. */
export const LeftDialog = ({
  outcomes,
  others,
  nameOf,
  busy,
  onLeave,
  onApply,
  onUndo,
}: LeftDialogProps) => {
  const stale = outcomes.flatMap(({ outcome, application }) =>
    outcome === 'stale' && application ? [application] : [],
  );
  const nameFor = (reference: string) => shortName(nameOf(reference) ?? reference);
  const names = outcomes.map(({ reference }) => nameFor(reference));
  return (
    <Dialog
      open
      heading={stale.length === 0 ? texts.refusedHeading : texts.staleHeading(names, others)}
      description={texts.leftText(outcomes.length, others)}
      closeLabel={shell.close}
      onOpenChange={onLeave}
      footer={
        <>
          {onUndo && <SmallButton onClick={onUndo}>{texts.undo(others)}</SmallButton>}
          <SmallButton onClick={onLeave}>{texts.leave}</SmallButton>
          {stale.length > 0 && (
            <SmallButton
              variant="primary"
              busy={busy}
              busyLabel={texts.working}
              onClick={() => onApply(stale)}
            >
              {texts.applyAnyway(others)}
            </SmallButton>
          )}
        </>
      }
    >
      <ul className={styles.left}>
        {outcomes.map(({ reference, outcome, application }) => (
          <li key={reference} className={styles.one}>
            <span className={styles.name}>{nameFor(reference)}</span>
            <span>{texts.outcomes[outcome]}</span>
            {application && <StatusBadge status={application.status} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
