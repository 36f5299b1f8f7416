import { type Note, NOTE_MAX_LENGTH } from '@example/api/desk';
import { TextArea } from '@example/ui/text-area';
import { useClosingUp } from '@example/ui/use-closing-up';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { isOutdatedBy } from '../clients/is-unsure.ts';
import { useIdempotencyKey } from '../clients/use-idempotency-key.ts';
import { notSavedText } from '../toasts/failure-text.ts';
import { useToldWhenLeft } from '../toasts/use-left.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { momentOf } from '../messages/dates.ts';
import { messages } from '../messages/details.ts';
import { DetailSection } from './detail-panel.tsx';
import * as panel from './detail-panel.css.ts';
import * as styles from './notes.css.ts';
import { useDraft, writeSent } from '../drafts/use-draft.ts';
import { told } from '../style/told.css.ts';

interface NotesProps {
  /** Reference of the subject; an unsaved draft is kept under it. */
  readonly about: string;
  readonly notes: readonly Note[];
  /** Key of the query that has the notes. */
  readonly queryKey: QueryKey;
  /** Saves a note, with the same idempotency key for the same text; without it no note can be added. */
  readonly onSave: ((text: string, idempotencyKey: string) => Promise<void>) | undefined;
}

/** Notes of colleagues, the newest first, and a field for another. */
export const Notes = ({ about, notes, queryKey, onSave }: NotesProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useClosingUp(list, notes);
  const draft = `note ${about}`;
  const [typed, setTyped] = useDraft(draft);
  const [error, setError] = useState<string>();
  const key = useIdempotencyKey(typed, draft);
  const queries = useQueryClient();
  const toldWhenLeft = useToldWhenLeft();
  useShortcut('n', () => area.current?.focus(), { enabled: onSave !== undefined });

  const save = useMutation({
    mutationFn: async (sent: string) => onSave?.(sent.trim(), key),
    onMutate: (sent) => writeSent(draft, { content: sent, key }),
    // Keeps what was typed meanwhile.
    onSuccess: (_saved, sent) =>
      setTyped(typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed),
    onError: (failure) => {
      setError(notSavedText(failure));
      toldWhenLeft(failure);
      if (isOutdatedBy(failure)) void queries.invalidateQueries({ queryKey });
    },
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    const isEmpty = typed.trim() === '';
    setError(isEmpty ? messages.noteMissing : undefined);
    if (isEmpty) {
      // The note that was saved before is not told any longer.
      save.reset();
      area.current?.focus();
    } else if (!save.isPending) save.mutate(typed);
  };

  return (
    <DetailSection heading={messages.notes}>
      {onSave && (
        <form className={styles.form} onSubmit={submit}>
          <TextArea
            ref={area}
            name="note"
            label={messages.note}
            hideLabel
            placeholder={messages.notePlaceholder}
            rows={2}
            maxLength={NOTE_MAX_LENGTH}
            value={typed}
            error={error}
            className={controls.fields}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            }}
          />
          <SmallButton
            type="submit"
            className={styles.save}
            busy={save.isPending}
            busyLabel={messages.savingNote}
          >
            {messages.saveNote}
          </SmallButton>
          <p role="status" className={told}>
            {save.isError ? error : save.isSuccess && messages.noteSaved}
          </p>
        </form>
      )}
      {notes.length === 0 ? (
        <p className={panel.muted}>{messages.noNotes}</p>
      ) : (
        <ol ref={list} className={styles.notes}>
          {notes.map(({ id, at, author, author_name, text }) => (
            <li key={id} className={styles.note}>
              <p className={styles.by}>
                <span className={styles.author} title={author}>
                  {author_name}
                </span>
                <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </DetailSection>
  );
};
