import { Dialog } from '@example/ui/dialog';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/details.ts';
import { messages as shell } from '../messages/shell.ts';
import { table } from '../style/table.css.ts';
import * as styles from './conflict-dialog.css.ts';
import type { Difference } from './differences.ts';

const texts = messages.conflict;

interface ConflictDialogProps {
  readonly differences: readonly Difference[];
  readonly saving: boolean;
  readonly onKeepTheirs: () => void;
  readonly onSaveMine: () => void;
  /** Is called when the dialog is closed without a choice. */
  readonly onClose: () => void;
}

/** Shows a conflict field by field: before, now and wanted. The member chooses the version to keep. */
export const ConflictDialog = ({
  differences,
  saving,
  onKeepTheirs,
  onSaveMine,
  onClose,
}: ConflictDialogProps) => (
  <Dialog
    open
    heading={texts.heading}
    description={texts.text}
    closeLabel={shell.close}
    onOpenChange={onClose}
    footer={
      <>
        <SmallButton onClick={onKeepTheirs}>{texts.keepTheirs}</SmallButton>
        <SmallButton variant="primary" busy={saving} busyLabel={texts.saving} onClick={onSaveMine}>
          {texts.saveMine}
        </SmallButton>
      </>
    }
  >
    <div className={styles.frame}>
      <table className={table}>
        <thead>
          <tr>
            {[texts.field, texts.before, texts.theirs, texts.yours].map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, before, theirs, mine }) => (
            <tr key={field}>
              <th scope="row" className={styles.cell}>
                {field}
              </th>
              <td className={styles.cell}>{before}</td>
              <td className={styles.cell} data-changed={theirs === before ? undefined : ''}>
                {theirs}
              </td>
              <td className={styles.cell}>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Dialog>
);
