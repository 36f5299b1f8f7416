import { type DeskEnquiry, type EnquiryStatus, enquiryStatuses } from '@example/api/desk';
import { Alert } from '@example/ui/alert';
import { Button } from '@example/ui/button';
import { Icon } from '@example/ui/icon';
import { SelectField } from '@example/ui/select-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBackend } from '../backend/backend.ts';
import { ConflictDialog } from '../details/conflict-dialog.tsx';
import * as styles from '../details/detail-panel.css.ts';
import {
  DetailHead,
  DetailPanel,
  DetailSection,
  Facts,
  MailLink,
  PhoneLink,
} from '../details/detail-panel.tsx';
import { differences } from '../details/differences.ts';
import { History } from '../details/history.tsx';
import { MailDialog, mailLabel } from '../details/mail-dialog.tsx';
import * as notes from '../details/notes.css.ts';
import { Notes } from '../details/notes.tsx';
import type { DetailLinks } from '../lists/list-view.tsx';
import { useMay } from '../session/session.ts';
import { failureText } from '../shell/failure-text.ts';
import { useToast } from '../shell/toasts.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { momentOf } from '../messages/dates.ts';
import { messages as shared } from '../messages/details.ts';
import { messages } from '../messages/enquiries.ts';
import { StatusBadge } from './status-badge.tsx';
import { keepEnquiry, useColleagues, useEnquiry, useEnquiryChange } from './use-enquiry.ts';

const texts = messages.detail;

const statuses = enquiryStatuses.map((value) => ({ value, label: messages.statuses[value] }));

/** Labels and formatters of the fields in a conflict. */
const fieldLabels = {
  status: { label: texts.status, format: (status: EnquiryStatus) => messages.statuses[status] },
  owner: { label: texts.owner, format: (owner: string | null) => owner ?? '' },
} as const;

const StatusField = ({
  status,
  onChange,
}: {
  readonly status: EnquiryStatus;
  readonly onChange: (status: EnquiryStatus) => void;
}) => {
  const select = useRef<HTMLSelectElement>(null);
  useShortcut('s', () => select.current?.focus());
  return (
    <SelectField
      ref={select}
      name="status"
      label={texts.status}
      hideLabel
      className={controls.fields}
      options={statuses}
      value={status}
      onChange={({ target }) => {
        const chosen = enquiryStatuses.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
};

interface OwnerFieldProps {
  readonly owner: string | null;
  readonly onChange: (owner: string | null) => void;
}

const OwnerField = ({ owner, onChange }: OwnerFieldProps) => {
  const { data: colleagues = [] } = useColleagues();
  const select = useRef<HTMLSelectElement>(null);
  useShortcut('o', () => select.current?.focus());
  const options = colleagues.map(({ employee_code, name }) => ({
    value: employee_code,
    label: `${name} (${employee_code})`,
  }));
  const isKnown = owner === null || options.some(({ value }) => value === owner);
  return (
    <SelectField
      ref={select}
      name="owner"
      label={texts.owner}
      hideLabel
      className={controls.fields}
      options={[
        { value: '', label: texts.nobody },
        ...options,
        ...(isKnown ? [] : [{ value: owner, label: texts.gone(owner) }]),
      ]}
      value={owner ?? ''}
      onChange={({ target: { value } }) => {
        onChange(value === '' ? null : value);
      }}
    />
  );
};

/** The reason of a quarantine, with a button that releases the enquiry. */
const Suspicion = ({ enquiry }: { readonly enquiry: DeskEnquiry }) => {
  const { desk } = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const mayWrite = useMay('enquiries.write');
  const { reference, suspicion } = enquiry;
  const release = useMutation({
    mutationFn: async () => desk.enquiries.release(reference),
    onSuccess: (released) => {
      keepEnquiry(queries, released);
      toast({ tone: 'success', text: messages.suspicion.released });
    },
    onError: (error) => {
      toast({ tone: 'danger', text: `${shared.notSaved} ${failureText(error)}` });
    },
  });
  if (suspicion === null) return null;
  return (
    <div className={styles.notice}>
      <Alert heading={messages.suspicion.heading}>
        <p>{messages.suspicion[suspicion]}</p>
        {mayWrite && (
          <Button
            size="sm"
            variant="secondary"
            className={`${controls.button} ${styles.noticeAction}`}
            busy={release.isPending}
            busyLabel={messages.suspicion.releasing}
            onClick={() => {
              release.mutate();
            }}
          >
            {messages.suspicion.release}
          </Button>
        )}
      </Alert>
    </div>
  );
};

interface FirstProps {
  readonly seen: DeskEnquiry;
  readonly now: DeskEnquiry;
}

/** Changes that somebody else made while an answer was being written. */
const First = ({ seen, now: { status, owner, answers } }: FirstProps) => {
  const added = answers.filter(({ id }) => !seen.answers.some((known) => known.id === id));
  return (
    <Alert heading={texts.first.heading}>
      {added.map(({ id, author, text }) => (
        <div key={id}>
          <p>{texts.first.answered(author)}</p>
          <blockquote className={styles.quote}>{text}</blockquote>
        </div>
      ))}
      {added.length === 0 && <p>{texts.first.changed(messages.statuses[status], owner)}</p>}
      <p>{texts.first.choice}</p>
    </Alert>
  );
};

const Answers = ({ answers }: Pick<DeskEnquiry, 'answers'>) =>
  answers.length > 0 && (
    <DetailSection heading={texts.answers}>
      <ol className={notes.notes}>
        {answers.map(({ id, at, author, subject, text }) => (
          <li key={id} className={notes.note}>
            <p className={notes.by}>
              <span className={notes.author}>{author}</span>
              <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
            </p>
            <p className={notes.author}>{subject}</p>
            <p className={notes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );

const Details = ({ enquiry }: { readonly enquiry: DeskEnquiry }) => {
  const { desk } = useBackend();
  const queries = useQueryClient();
  const { reference, kind, name, email, phone, subject, product, about, message } = enquiry;
  const { status, owner, received_at } = enquiry;
  const { change, isSaving, conflict, keepTheirs } = useEnquiryChange(enquiry);
  const mayWrite = useMay('enquiries.write');
  const [answers, setAnswers] = useState(false);
  // The enquiry when the answer was begun, and its newer state when the service refused the answer as stale.
  const [seen, setSeen] = useState(enquiry);
  const [found, setFound] = useState<DeskEnquiry>();
  const begin = () => {
    setSeen(enquiry);
    setFound(undefined);
    setAnswers(true);
  };
  useTitle(name, messages.title);
  useShortcut('m', begin, { enabled: mayWrite });
  return (
    <>
      <DetailHead
        name={name}
        subtitle={messages.kinds[kind]}
        actions={
          mayWrite ? (
            <>
              <StatusField
                status={status}
                onChange={(next) => {
                  change({ status: next });
                }}
              />
              <Button variant="secondary" size="sm" className={controls.button} onClick={begin}>
                <Icon name="mail" />
                {mailLabel(texts.answer, reference)}
              </Button>
            </>
          ) : (
            <StatusBadge status={status} />
          )
        }
      />
      <Suspicion enquiry={enquiry} />
      <div className={styles.columns}>
        <Facts
          facts={[
            [texts.email, <MailLink key="email" to={email} refused={enquiry.address_refused} />],
            ...(phone === null
              ? []
              : [[texts.phone, <PhoneLink key="phone" to={phone} />] as const]),
            ...(product === null ? [] : [[texts.product, product] as const]),
            [texts.received, momentOf(received_at)],
            [texts.reference, reference],
            [
              texts.owner,
              mayWrite ? (
                <OwnerField
                  key="owner"
                  owner={owner}
                  onChange={(next) => {
                    change({ owner: next });
                  }}
                />
              ) : (
                (owner ?? texts.nobody)
              ),
            ],
          ]}
        />
        <div className={styles.papers}>
          {message !== null && (
            <DetailSection heading={subject ?? texts.message}>
              <p className={styles.letter}>{message}</p>
            </DetailSection>
          )}
          <Answers answers={enquiry.answers} />
        </div>
        <div className={styles.activity}>
          <Notes
            key={reference}
            about={reference}
            notes={enquiry.notes}
            onSave={
              mayWrite
                ? async (text) => {
                    keepEnquiry(queries, await desk.enquiries.addNote(reference, text));
                  }
                : undefined
            }
          />
          <History events={enquiry.history} />
        </div>
      </div>
      {conflict && (
        <ConflictDialog
          differences={differences(conflict, fieldLabels)}
          saving={isSaving}
          onKeepTheirs={keepTheirs}
          onSaveMine={() => {
            change(conflict.mine);
          }}
        />
      )}
      {mayWrite && (
        <MailDialog
          heading={texts.answerHeading(name)}
          about={reference}
          to={email}
          templates={[
            {
              id: 'answer',
              name: texts.answer,
              subject: `${messages.answerOf(subject ?? (product === null ? messages.kinds[kind] : about))} (${reference})`,
              text: '',
            },
          ]}
          open={answers}
          onOpenChange={setAnswers}
          onSend={async ({ subject: said, text }, idempotencyKey) => {
            const { outcome, current } = await desk.enquiries.answer(
              reference,
              { subject: said, text },
              { idempotencyKey, version: (found ?? seen).version },
            );
            keepEnquiry(queries, current);
            if (outcome === 'stale') setFound(current);
            return outcome === 'changed';
          }}
        >
          {found && <First seen={seen} now={found} />}
        </MailDialog>
      )}
    </>
  );
};

export const EnquiryPanel = ({
  reference,
  ...links
}: DetailLinks & { readonly reference: string }) => (
  <DetailPanel id={reference} texts={messages} query={useEnquiry(reference)} {...links}>
    {(enquiry) => <Details key={reference} enquiry={enquiry} />}
  </DetailPanel>
);
