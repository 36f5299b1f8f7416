import { type DeskEnquiry, type EnquiryStatus, enquiryStatuses } from '@example/api/desk';
import { useClients } from '../clients/clients.ts';
import { ChangeConflict } from '../details/change-conflict.tsx';
import * as styles from '../details/detail-panel.css.ts';
import {
  DetailHead,
  DetailPanel,
  DetailSection,
  Facts,
  MailLink,
  PhoneLink,
} from '../details/detail-panel.tsx';
import { History } from '../details/history.tsx';
import { MailButton } from '../details/mail-dialog.tsx';
import { MailNotice } from '../details/mail-notice.tsx';
import { Mails } from '../details/mails.tsx';
import { Notes } from '../details/notes.tsx';
import { OwnerField } from '../details/owner-field.tsx';
import { useOwnerLabel } from '../details/owners.ts';
import { ShortcutSelect } from '../details/shortcut-select.tsx';
import type { DetailLinks } from '../lists/list-view.tsx';
import { useMay } from '../session/session.ts';
import { useTitle } from '../view/use-title.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import { momentOf } from '../messages/dates.ts';
import { optionsOf } from '../lists/options-of.ts';
import { messages } from '../messages/enquiries.ts';
import { AnswerDialog, useAnswer } from './answers.tsx';
import { keys } from './filters.ts';
import { StatusBadge } from './status-badge.tsx';
import { Suspicion } from './suspicion.tsx';
import { useEnquiry, useEnquiryChange, useKeepEnquiry } from './use-enquiry.ts';

const texts = messages.detail;

const statuses = optionsOf(enquiryStatuses, messages.statuses);

/** Labels and formatters of the fields in a conflict. */
const fieldLabels = {
  status: { label: texts.status, format: (status: EnquiryStatus) => messages.statuses[status] },
} as const;

const Details = ({ enquiry }: { readonly enquiry: DeskEnquiry }) => {
  const { desk } = useClients();
  const keep = useKeepEnquiry();
  const { reference, kind, name, email, phone, subject, product, message } = enquiry;
  const { status, owner, owner_name, received_at } = enquiry;
  const ownerLabel = useOwnerLabel('enquiries');
  const changing = useEnquiryChange(enquiry);
  const { change } = changing;
  const mayWrite = useMay('enquiries.write');
  const answer = useAnswer(enquiry);
  useTitle(name, messages.title);
  useShortcut('m', answer.begin, { enabled: mayWrite });
  return (
    <>
      <DetailHead
        name={name}
        subtitle={messages.kinds[kind]}
        actions={
          mayWrite ? (
            <>
              <ShortcutSelect
                name="status"
                label={texts.status}
                shortcut="s"
                options={statuses}
                value={status}
                onChange={(next) => change({ status: next })}
              />
              <MailButton label={texts.answer} about={reference} onClick={answer.begin} />
            </>
          ) : (
            <StatusBadge status={status} />
          )
        }
      />
      <Suspicion enquiry={enquiry} />
      <MailNotice kind="enquiries" reference={reference} mayRetry={mayWrite} />
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
              ownerLabel.label,
              <OwnerField
                key="owner"
                area="enquiries"
                owner={owner}
                name={owner_name}
                onChange={mayWrite ? (next) => change({ owner: next }) : undefined}
              />,
            ],
          ]}
        />
        <div className={styles.papers}>
          {message !== null && (
            <DetailSection heading={subject ?? texts.message}>
              <p className={styles.letter}>{message}</p>
            </DetailSection>
          )}
          <Mails kind="enquiries" reference={reference} mayRetry={mayWrite} />
        </div>
        <div className={styles.activity}>
          <Notes
            key={reference}
            about={reference}
            notes={enquiry.notes}
            queryKey={keys.one(reference)}
            onSave={
              mayWrite
                ? async (text, idempotencyKey) =>
                    keep(await desk.enquiries.addNote(reference, { text }, { idempotencyKey }))
                : undefined
            }
          />
          <History events={enquiry.history} />
        </div>
      </div>
      <ChangeConflict changing={changing} labels={{ ...fieldLabels, owner: ownerLabel }} />
      {mayWrite && <AnswerDialog enquiry={enquiry} answer={answer} />}
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
