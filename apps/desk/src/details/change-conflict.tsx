import { ConflictDialog } from './conflict-dialog.tsx';
import { differences, type FieldLabels, type Wish } from './differences.ts';
import type { Conflict } from './use-change.ts';

interface ChangeConflictProps<T extends object, Change extends Wish<T>> {
  /** A change of an item, as `useChange` returns it. */
  readonly changing: {
    readonly change: (change: Change) => void;
    readonly isSaving: boolean;
    readonly conflict: Conflict<T, Change> | undefined;
    readonly keepTheirs: () => void;
  };
  readonly labels: FieldLabels<T>;
}

/** Asks which version to keep when a change met another one. */
export const ChangeConflict = <T extends object, Change extends Wish<T>>({
  changing: { change, isSaving, conflict, keepTheirs },
  labels,
}: ChangeConflictProps<T, Change>) =>
  conflict && (
    <ConflictDialog
      differences={differences<T>(conflict, labels)}
      saving={isSaving}
      onKeepTheirs={keepTheirs}
      onClose={keepTheirs}
      onSaveMine={() => change(conflict.mine)}
    />
  );
