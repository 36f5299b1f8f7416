import { checkPersonQuery, type ErasedPerson } from '@example/api/desk';
import { Alert } from '@example/ui/alert';
import { TextField } from '@example/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { messages } from '../messages/people.ts';
import { failureText } from '../toasts/failure-text.ts';
import { ViewBar } from '../view/view-bar.tsx';
import { useTitle } from '../view/use-title.ts';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { FoundPerson } from './found-person.tsx';
import * as styles from './people-view.css.ts';

/** Returns the lines that say what was erased: the known kinds, and a sum of the rest. */
const linesOf = ({ erased }: ErasedPerson): readonly string[] => {
  const counts = Object.entries(erased).filter(([, count]) => count > 0);
  const rest = counts
    .filter(([name]) => messages.erased[name] === undefined)
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    ...counts.flatMap(([name, count]) => messages.erased[name]?.(count) ?? []),
    ...(rest > 0 ? [messages.done.traces(rest)] : []),
  ];
};

const Outcome = ({ erased }: { readonly erased: ErasedPerson }) => {
  const lines = linesOf(erased);
  return (
    <Alert tone="success" heading={messages.done.heading}>
      {lines.length === 0 ? messages.done.nothing : `${messages.done.text} ${lines.join(', ')}.`}
    </Alert>
  );
};

const PeopleView = () => {
  const { desk } = useClients();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [erased, setErased] = useState<ErasedPerson>();
  useTitle(messages.title);
  // Neither the address nor what was found is part of the view's address.
  const lookUp = useMutation({
    mutationFn: async (email: string) => desk.people.lookUp({ email }),
    onMutate: () => setErased(undefined),
  });
  const checked = checkPersonQuery({ email: typed });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.ok) field.current?.focus();
    else if (!lookUp.isPending) lookUp.mutate(checked.value.email);
  };
  return (
    <>
      <ViewBar title={messages.title} />
      <div className={styles.view}>
        <p className={styles.said}>{messages.text}</p>
        <form noValidate className={styles.search} onSubmit={submit}>
          <TextField
            ref={field}
            name="email"
            type="email"
            className={controls.fields}
            label={messages.email}
            required
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={tried && !checked.ok ? messages.missing : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <SmallButton
            type="submit"
            variant="primary"
            busy={lookUp.isPending}
            busyLabel={messages.lookingUp}
          >
            {messages.lookUp}
          </SmallButton>
        </form>
        <div role="status">{erased && <Outcome erased={erased} />}</div>
        {lookUp.error && <Alert tone="danger">{failureText(lookUp.error)}</Alert>}
        {lookUp.data && (
          <FoundPerson
            key={lookUp.data.person}
            person={lookUp.data}
            onErased={(outcome) => {
              lookUp.reset();
              setErased(outcome);
              setTyped('');
              setTried(false);
              field.current?.focus();
            }}
          />
        )}
      </div>
    </>
  );
};

export { PeopleView as Component };
