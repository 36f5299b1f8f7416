import { type Application, NOTE_MAX_LENGTH } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { TextArea } from '@example/ui/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useBackend } from '../backend/backend.ts';
import { useMay } from '../session/session.ts';
import { failureText } from '../shell/failure-text.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/applications.ts';
import { momentOf } from '../words/dates.ts';
import * as panel from './detail-panel.css.ts';
import * as styles from './notes.css.ts';
import { keepApplication } from './use-application.ts';
import { useDraft } from './use-draft.ts';

const texts = words.detail;

/** What colleagues wrote about an application, the newest first, and room for more. */
export const Notes = ({ application }: { readonly application: Application }) => {
  const { reference, notes } = application;
  const { desk } = useBackend();
  const queries = useQueryClient();
  const mayWrite = useMay('applications.write');
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useDraft(`note ${reference}`);
  const [error, setError] = useState<string>();
  useShortcut('n', () => area.current?.focus(), { enabled: mayWrite });

  const save = useMutation({
    mutationFn: async (text: string) => desk.applications.addNote(reference, text),
    onSuccess: (changed) => {
      setTyped('');
      keepApplication(queries, changed);
    },
    onError: (failure) => {
      setError(`${words.notSaved} ${failureText(failure)}`);
    },
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    const text = typed.trim();
    setError(text === '' ? texts.noteMissing : undefined);
    if (text === '') area.current?.focus();
    else if (!save.isPending) save.mutate(text);
  };

  return (
    <section className={panel.section}>
      <h3 className={panel.sectionName}>{texts.notes}</h3>
      {mayWrite && (
        <form className={styles.form} onSubmit={submit}>
          <TextArea
            ref={area}
            name="note"
            label={texts.note}
            hideLabel
            placeholder={texts.notePlaceholder}
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
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            className={`${controls.button} ${styles.save}`}
            busy={save.isPending}
            busyLabel={texts.savingNote}
          >
            {texts.saveNote}
          </Button>
        </form>
      )}
      {notes.length === 0 ? (
        <p className={panel.muted}>{texts.noNotes}</p>
      ) : (
        <ol className={styles.notes}>
          {notes.map(({ id, at, author, text }) => (
            <li key={id} className={styles.note}>
              <p className={styles.by}>
                <span className={styles.author}>{author}</span>
                <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
