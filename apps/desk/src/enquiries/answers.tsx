import type { DeskEnquiry } from '@example/api/desk';
import { topicOf } from '@example/content/desk';
import { Alert } from '@example/ui/alert';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import * as styles from '../details/detail-panel.css.ts';
import { MailDialog } from '../details/mail-dialog.tsx';
import { useMailWatch } from '../details/mail-watch.tsx';
import { messages } from '../messages/enquiries.ts';
import { useKeepEnquiry } from './use-enquiry.ts';

const texts = messages.detail;

interface FirstProps {
  readonly seen: DeskEnquiry;
  readonly now: DeskEnquiry;
}

/** Changes that somebody else made while an answer was being written. */
const First = ({ seen, now: { status, owner_name, answers } }: FirstProps) => {
  const added = answers.filter(({ id }) => !seen.answers.some((known) => known.id === id));
  return (
    <Alert heading={texts.first.heading}>
      {added.map(({ id, author_name, text }) => (
        <div key={id}>
          <p>{texts.first.answered(author_name)}</p>
          <blockquote className={styles.quote}>{text}</blockquote>
        </div>
      ))}
      {added.length === 0 && <p>{texts.first.changed(messages.statuses[status], owner_name)}</p>}
      <p>{texts.first.choice}</p>
    </Alert>
  );
};

/** Manages the dialog of an answer. */
export const useAnswer = (enquiry: DeskEnquiry) => {
  const [isOpen, setIsOpen] = useState(false);
  // The enquiry when the answer was begun, and its newer state when the service refused the answer as stale.
  const [seen, setSeen] = useState(enquiry);
  const [found, setFound] = useState<DeskEnquiry>();
  return {
    isOpen,
    setIsOpen,
    seen,
    found,
    setFound,
    begin: () => {
      setSeen(enquiry);
      setFound(undefined);
      setIsOpen(true);
    },
  };
};

interface AnswerDialogProps {
  readonly enquiry: DeskEnquiry;
  readonly answer: ReturnType<typeof useAnswer>;
}

export const AnswerDialog = ({
  enquiry: { reference, kind, name, email, subject, product, about },
  answer: { isOpen, setIsOpen, seen, found, setFound },
}: AnswerDialogProps) => {
  const { desk } = useClients();
  const keep = useKeepEnquiry();
  const watch = useMailWatch();
  const topic = subject ?? (product === null ? messages.kinds[kind] : about);
  return (
    <MailDialog
      heading={texts.answerHeading(name)}
      about={reference}
      to={email}
      templates={[
        {
          id: 'answer',
          name: texts.answer,
          subject: `${messages.answerOf(topicOf(topic))} (${reference})`,
          text: '',
        },
      ]}
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onSend={async (mail, idempotencyKey) => {
        const { outcome, current } = await desk.enquiries.answer(
          reference,
          { subject: mail.subject, text: mail.text },
          { idempotencyKey, version: (found ?? seen).version },
        );
        keep(current);
        if (outcome === 'stale') setFound(current);
        else watch({ kind: 'enquiries', reference });
        return outcome === 'changed';
      }}
    >
      {found && <First seen={seen} now={found} />}
    </MailDialog>
  );
};
