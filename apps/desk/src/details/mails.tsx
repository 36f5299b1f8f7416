import type { MailState, SubjectMail } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { momentOf } from '../messages/dates.ts';
import { messages } from '../messages/mails.ts';
import { Failure } from '../view/failure.tsx';
import { SmallButton } from '../style/small-button.tsx';
import * as panel from './detail-panel.css.ts';
import { DetailSection } from './detail-panel.tsx';
import * as styles from './mails.css.ts';
import { hasFailed } from './mail-fate.ts';
import { MailStateMark } from './mail-state.tsx';
import { type MailSubject, markRow, useMails, useRetry } from './use-mails.ts';

const adviceFor: Readonly<Partial<Record<MailState, string>>> = messages.advice;

interface FateProps {
  readonly mail: SubjectMail;
  readonly mayRetry: boolean;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Renders the reason why a mail has not arrived, and the button that sends it again. */
const Fate = ({ mail, mayRetry, onRetry, isRetrying }: FateProps) => {
  const { state, last_error, next_attempt_at } = mail;
  const advice = adviceFor[state] ?? null;
  const again = last_error === null ? null : next_attempt_at;
  const isOffered = mayRetry && mail.can_retry && (hasFailed(mail) || last_error !== null);
  if (advice === null && last_error === null) return null;
  return (
    <div className={styles.fate}>
      {last_error !== null && (
        <p>
          <span>{/^\d{3}[ -]/.test(last_error) ? messages.answer : messages.reason}</span>{' '}
          <q className={styles.words}>{last_error}</q>
        </p>
      )}
      {again !== null && <p>{messages.nextAttempt(again)}</p>}
      {advice !== null && <p>{advice}</p>}
      {isOffered && (
        <SmallButton busy={isRetrying} busyLabel={messages.retrying} onClick={onRetry}>
          <Icon name="refresh" />
          {messages.retry}
        </SmallButton>
      )}
    </div>
  );
};

interface MailProps extends FateProps {
  /** True when it is unfolded at first. */
  readonly isOpen: boolean;
}

const Mail = ({ mail, isOpen, ...fate }: MailProps) => (
  <li className={styles.mail} data-failed={hasFailed(mail) ? '' : undefined}>
    <details open={isOpen} className={styles.letter}>
      <summary className={styles.summary}>
        <span className={styles.fold}>
          <Icon name="chevron-right" />
        </span>
        <span className={styles.subject}>{mail.subject}</span>
        <MailStateMark status={mail.state} />
        <span className={styles.by}>
          <span
            title={mail.author ?? undefined}
          >{`${mail.author_name ?? messages.automatic},`}</span>
          <time dateTime={new Date(mail.created_at).toISOString()}>
            {momentOf(mail.created_at)}
          </time>
        </span>
      </summary>
      <p className={styles.body}>{mail.text}</p>
      {mail.state === 'sent' && mail.sent_at !== null && (
        <p className={panel.muted}>{messages.sentAt(mail.sent_at)}</p>
      )}
    </details>
    <Fate mail={mail} {...fate} />
  </li>
);

interface MailsProps extends MailSubject {
  readonly mayRetry: boolean;
}

/** Renders the mails to the person of an application or enquiry, the newest first, with the outcome of each. */
export const Mails = ({ kind, reference, mayRetry }: MailsProps) => {
  const queries = useQueryClient();
  const { data: mails, error, refetch } = useMails({ kind, reference });
  const retry = useRetry({ kind, reference });
  useEffect(() => {
    if (mails) markRow(queries, { kind, reference }, mails);
  }, [queries, kind, reference, mails]);
  return (
    <DetailSection heading={messages.heading}>
      {mails === undefined && error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : mails === undefined ? (
        <p role="status" className={panel.muted}>
          {messages.loading}
        </p>
      ) : mails.length === 0 ? (
        <p className={panel.muted}>{messages.none}</p>
      ) : (
        <ol className={styles.mails}>
          {mails.map((mail) => (
            <Mail
              key={mail.id}
              mail={mail}
              // An enquiry is a conversation, whose answers are read with it.
              isOpen={kind === 'enquiries' && mail.author !== null}
              mayRetry={mayRetry}
              isRetrying={retry.isPending && retry.variables === mail.id}
              onRetry={() => {
                if (!retry.isPending) retry.mutate(mail.id);
              }}
            />
          ))}
        </ol>
      )}
    </DetailSection>
  );
};
