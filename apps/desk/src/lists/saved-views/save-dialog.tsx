import { type DeskList, type SavedView, VIEW_NAME_MAX_LENGTH } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { Checkbox } from '@example/ui/checkbox';
import { TextField } from '@example/ui/text-field';
import { useRef, useState } from 'react';
import { DialogForm, FormDialog } from '../../forms/form-dialog.tsx';
import { messages } from '../../messages/saved-views.ts';
import { failureText } from '../../toasts/failure-text.ts';
import { useToast } from '../../toasts/toasts.tsx';
import * as controls from '../../style/controls.css.ts';
import { useViewChanges } from './use-saved-views.ts';

const texts = messages.dialog;

interface SaveDialogProps {
  readonly list: DeskList;
  readonly query: SavedView['query'];
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Saves the present filters under a name. The name of another view replaces it. */
export const SaveDialog = ({ list, query, views, onClose }: SaveDialogProps) => {
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState<boolean>();
  const [tried, setTried] = useState(false);
  const { save } = useViewChanges();
  const known = views.find((view) => plain(view.name) === plain(name));
  const opens = isDefault ?? known?.is_default ?? false;
  const missing = tried && plain(name) === '' ? texts.nameMissing : undefined;
  const refused = save.error instanceof ApiError ? save.error.errors : [];
  const told = refused.find(({ field }) => field === 'name')?.message;
  const submit = () => {
    setTried(true);
    if (plain(name) === '' || save.isPending) return;
    const view = { list, name, query, is_default: opens };
    save.mutate(known ? { ...view, id: known.id } : view, {
      onSuccess: (saved) => {
        toast({ tone: 'success', text: messages.saved(saved.name) });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      texts={{ ...texts, action: known ? texts.replace : texts.action }}
      busy={save.isPending}
      onClose={onClose}
      initialFocus={field}
    >
      <DialogForm
        failure={save.error !== null && told === undefined && failureText(save.error)}
        onSubmit={submit}
      >
        <TextField
          ref={field}
          name="view"
          className={controls.fields}
          label={texts.name}
          required
          autoComplete="off"
          maxLength={VIEW_NAME_MAX_LENGTH}
          value={name}
          hint={known && texts.replaces}
          error={missing ?? told}
          onChange={({ target }) => {
            save.reset();
            setName(target.value);
          }}
        />
        <Checkbox
          name="default"
          className={controls.fields}
          label={texts.makeDefault}
          checked={opens}
          onChange={({ target }) => setDefault(target.checked)}
        />
      </DialogForm>
    </FormDialog>
  );
};
