import { type DeskList, type SavedView, VIEW_NAME_MAX_LENGTH } from '@example/api/desk';
import { Alert } from '@example/ui/alert';
import { Dialog } from '@example/ui/dialog';
import { Icon } from '@example/ui/icon';
import { TextField } from '@example/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages/saved-views.ts';
import { messages as shell } from '../../messages/shell.ts';
import { failureText } from '../../toasts/failure-text.ts';
import * as controls from '../../style/controls.css.ts';
import { SmallButton } from '../../style/small-button.tsx';
import { useViewChanges, useViewsOf } from './use-saved-views.ts';
import * as styles from './views-menu.css.ts';

const texts = messages.management;

type Changes = ReturnType<typeof useViewChanges>;

interface RowProps {
  readonly view: SavedView;
  readonly change: Changes['change'];
  readonly onRemove: () => void;
}

const ViewRow = ({ view, change, onRemove }: RowProps) => {
  const [name, setName] = useState(view.name);
  const isChanged = name.trim() !== '' && name.trim() !== view.name;
  return (
    <li className={styles.row}>
      <form
        noValidate
        className={`${styles.rename} ${controls.fields}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) change.mutate({ id: view.id, name });
        }}
      >
        <TextField
          name="view"
          label={texts.name(view.name)}
          hideLabel
          autoComplete="off"
          maxLength={VIEW_NAME_MAX_LENGTH}
          className={styles.field}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {isChanged && <SmallButton type="submit">{texts.rename}</SmallButton>}
      </form>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={view.is_default}
        aria-label={texts.makeDefault(view.name)}
        title={texts.makeDefault(view.name)}
        onClick={() => change.mutate({ id: view.id, is_default: !view.is_default })}
      >
        {messages.isDefault}
      </button>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={texts.remove(view.name)}
        title={texts.remove(view.name)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
};

interface ManageDialogProps {
  readonly list: DeskList;
  readonly onClose: () => void;
}

/** Renames and deletes the member's views of a list, and chooses the one that the list opens with. */
export const ManageDialog = ({ list, onClose }: ManageDialogProps) => {
  const views = useViewsOf(list);
  const { save, change, remove } = useViewChanges();
  const [removed, setRemoved] = useState<SavedView>();
  const error = change.error ?? remove.error ?? save.error;
  return (
    <Dialog
      open
      heading={texts.heading}
      description={texts.description}
      closeLabel={shell.close}
      onOpenChange={onClose}
      footer={<SmallButton onClick={onClose}>{texts.close}</SmallButton>}
    >
      {error !== null && <Alert tone="danger">{failureText(error)}</Alert>}
      <div role="status" className={styles.removed}>
        {removed && (
          <>
            <span>{texts.removed(removed.name)}</span>
            <SmallButton
              onClick={() => {
                const { id: _id, ...view } = removed;
                save.mutate(view);
                setRemoved(undefined);
              }}
            >
              {texts.undo}
            </SmallButton>
          </>
        )}
      </div>
      {views.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {views.map((view) => (
            <ViewRow
              key={`${view.id} ${view.name}`}
              view={view}
              change={change}
              onRemove={() => {
                remove.mutate(view, { onSuccess: () => setRemoved(view) });
              }}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
