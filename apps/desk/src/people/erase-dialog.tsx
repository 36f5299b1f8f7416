import type { ErasedPerson, Person } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { TextField } from '@example/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { forgetDraftsAbout } from '../drafts/use-draft.ts';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import { messages } from '../messages/people.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useToldWhenLeft } from '../toasts/use-left.ts';
import * as controls from '../style/controls.css.ts';
import * as styles from './people-view.css.ts';

const texts = messages.erase;

const failureOf = (error: Error): string =>
  error instanceof ApiError && error.kind === 'conflict' ? texts.office : failureText(error);

interface EraseDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
  readonly onErased: (erased: ErasedPerson) => void;
}

interface PointsProps {
  readonly heading: string;
  readonly points: readonly string[];
}

const Points = ({ heading, points }: PointsProps) => (
  <div>
    <h3 className={styles.listName}>{heading}</h3>
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);

/** Erases a person once their address was typed again. Says before what goes and what stays. */
export const EraseDialog = ({ person, onClose, onErased }: EraseDialogProps) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const isSame = typed.trim().toLowerCase() === person.email;
  const erase = useMutation({
    mutationFn: async () => desk.people.erase({ person: person.person, email: typed.trim() }),
    onSuccess: (erased) => {
      // Forgets all that the desk has read of the person, and was typed about them. The views read anew.
      forgetDraftsAbout(person.sent.map(({ reference }) => reference));
      void queries.resetQueries({ predicate: ({ queryKey: [name] }) => name !== 'session' });
      onErased(erased);
    },
    onError: useToldWhenLeft(),
  });
  return (
    <FormDialog
      texts={{ ...texts, description: person.email }}
      busy={erase.isPending}
      onClose={onClose}
    >
      <DialogForm
        failure={erase.error !== null && failureOf(erase.error)}
        onSubmit={() => {
          setTried(true);
          if (isSame && !erase.isPending) erase.mutate();
        }}
      >
        <Points heading={texts.goes} points={texts.going(person.sent.length, person.mails)} />
        <Points heading={texts.stays} points={texts.staying} />
        <TextField
          name="address"
          type="email"
          className={controls.fields}
          label={texts.confirm}
          required
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={tried && !isSame ? texts.differs : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </DialogForm>
    </FormDialog>
  );
};
