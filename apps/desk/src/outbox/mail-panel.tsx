import { type DeskMail, type MailRow, mailRowSchema } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClients } from '../clients/clients.ts';
import * as styles from '../details/detail-panel.css.ts';
import { DetailHead, DetailPanel, DetailSection, Facts } from '../details/detail-panel.tsx';
import { LATER_MS, pauseBefore } from '../details/mail-fate.ts';
import type { DetailLinks } from '../lists/list-view.tsx';
import { updateRows } from '../lists/use-list.ts';
import { useMay } from '../session/session.ts';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { useTitle } from '../view/use-title.ts';
import { SmallButton } from '../style/small-button.tsx';
import { momentOf } from '../messages/dates.ts';
import { messages } from '../messages/outbox.ts';
import { keys } from './filters.ts';

const texts = messages.detail;

const deeds = {
  retry: { action: texts.retry, working: texts.retrying, done: texts.retried },
  release: { action: texts.release, working: texts.releasing, done: texts.released },
} as const;

interface SendAtOnceProps {
  readonly mail: DeskMail;
  readonly deed: keyof typeof deeds;
}

const SendAtOnce = ({ mail: { id }, deed }: SendAtOnceProps) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const toast = useToast();
  const notSaved = useNotSaved();
  const { action, working, done } = deeds[deed];
  const send = useMutation({
    mutationFn: async () => desk.outbox[deed](id),
    onSuccess: (mail) => {
      queries.setQueryData(keys.one(id), mail);
      updateRows<MailRow>(
        queries,
        keys.lists,
        (row) => row.id === id,
        () => mailRowSchema.parse(mail),
      );
      toast({ tone: 'success', text: done });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.kind === 'conflict';
      if (isRefused) void queries.invalidateQueries({ queryKey: keys.one(id) });
      notSaved(isRefused ? texts.refused : error);
    },
  });
  return (
    <SmallButton busy={send.isPending} busyLabel={working} onClick={() => send.mutate()}>
      {action}
    </SmallButton>
  );
};

const deedOf = ({ state }: DeskMail): keyof typeof deeds | undefined => {
  if (state === 'held') return 'release';
  return state === 'waiting' || state === 'parked' || state === 'refused' ? 'retry' : undefined;
};

const Details = ({ mail }: { readonly mail: DeskMail }) => {
  const mayWrite = useMay('outbox.write');
  const deed = deedOf(mail);
  useTitle(mail.subject, messages.title);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.to, mail.to],
    [texts.from, mail.from_name === '' ? mail.from : `${mail.from_name} <${mail.from}>`],
    [texts.replyTo, mail.reply_to],
    [texts.author, mail.author_name],
    [texts.made, momentOf(mail.created_at)],
    [
      mail.state === 'written' ? texts.written : texts.sent,
      mail.sent_at === null ? null : momentOf(mail.sent_at),
    ],
    [texts.attempts, mail.attempts],
    [texts.next_attempt, mail.next_attempt_at === null ? null : momentOf(mail.next_attempt_at)],
    [texts.held, mail.held_for === null ? null : messages.heldFor[mail.held_for]],
    [texts.error, mail.last_error],
    [texts.id, mail.message_id],
  ];
  return (
    <>
      <DetailHead
        name={mail.subject}
        subtitle={messages.states[mail.state]}
        actions={mayWrite && deed && <SendAtOnce mail={mail} deed={deed} />}
      >
        {mail.state === 'refused' && <p className={styles.muted}>{messages.refused}</p>}
      </DetailHead>
      <div className={styles.columns}>
        <Facts facts={facts.filter(([, fact]) => fact !== null)} />
        <div className={styles.papers}>
          <DetailSection heading={texts.text}>
            <p className={styles.letter}>{mail.text}</p>
            <p className={styles.muted}>{texts.secrets}</p>
          </DetailSection>
        </div>
      </div>
    </>
  );
};

/** Returns the time until a mail is read again, in ms; false when it is not due soon. A look keeps the session alive. */
const lookAgain = (mail: DeskMail | undefined) => {
  const pause = pauseBefore(mail && [mail], Date.now());
  return pause !== false && pause < LATER_MS && pause;
};

export const MailPanel = ({ id, ...links }: DetailLinks & { readonly id: string }) => {
  const { desk } = useClients();
  const query = useQuery({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => desk.outbox.read(id, { signal }),
    refetchInterval: ({ state }) => lookAgain(state.data),
  });
  return (
    <DetailPanel id={id} shownId="" texts={messages} query={query} {...links}>
      {(mail) => <Details key={id} mail={mail} />}
    </DetailPanel>
  );
};
