import type { ApplicationStatus } from '@example/api/accounts';
import { type Application, settableStatuses } from '@example/api/desk';
import { Alert } from '@example/ui/alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { draftOf, MailButton, MailDialog } from '../details/mail-dialog.tsx';
import { useMailWatch } from '../details/mail-watch.tsx';
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
import { SmallButton } from '../style/small-button.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { messages } from '../messages/applications.ts';
import { dayOf, momentOf } from '../messages/dates.ts';
import { messages as decisionMessages } from '../messages/decisions.ts';
import { messages as shared } from '../messages/details.ts';
import { AlsoAppliedSection } from './also-applied.tsx';
import { keys } from './filters.ts';
import { Resume } from './resume.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TagEditor } from './tag-editor.tsx';
import { useApplication, useApplicationChange, useKeepApplication } from './use-application.ts';
import { isEnding, useDecisions } from './use-decisions.ts';

const texts = messages.detail;

const settable = optionsOf(settableStatuses, messages.statuses);

/** Labels and formatters of the fields in a conflict. */
const fieldLabels = {
  status: {
    label: messages.columns.status,
    format: (status: ApplicationStatus) => messages.statuses[status],
  },
  tags: { label: messages.columns.tags, format: (tags: readonly string[]) => tags.join(', ') },
} as const;

interface ApplicantMailProps {
  readonly application: Application;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ApplicantMail = ({ application, open, onClose }: ApplicantMailProps) => {
  const { reference, name, email, status } = application;
  const { desk } = useClients();
  const decisions = useDecisions();
  /** Returns whether the mail goes with a status that the application does not have. */
  const saysRejected = (template: string) => template === 'rejection' && status !== 'rejected';
  const invitesEnded = (template: string, current = status) =>
    template === 'invitation' && (current === 'rejected' || current === 'withdrawn')
      ? decisionMessages.invitesEnded[current]
      : undefined;
  const queries = useQueryClient();
  const keep = useKeepApplication();
  const watch = useMailWatch();
  const { data, error, refetch } = useQuery({
    queryKey: keys.templates(reference),
    queryFn: async ({ signal }) => desk.applications.templates(reference, { signal }),
    enabled: open,
    staleTime: Infinity,
  });
  return (
    <MailDialog
      heading={shared.mail.heading(name)}
      about={reference}
      to={email}
      templates={data?.filter(({ id }) => id !== 'rejection' || status !== 'withdrawn')}
      error={error}
      onRetry={() => void refetch()}
      open={open}
      onClose={onClose}
      onSend={async (mail, idempotencyKey) => {
        if (saysRejected(mail.template)) {
          const wanted = { status: 'rejected', mail: { ...mail, as_written: true } } as const;
          // After a colleague's change, the same mail is another decision.
          const key = `${idempotencyKey}-${String(application.version)}`;
          return decisions.decideOne(application, wanted, key, draftOf(reference));
        }
        if (mail.template === 'invitation' && invitesEnded(mail.template) === undefined) {
          // It may have ended while the invitation was written. The reason is then shown before it can be sent.
          const current = await desk.applications.read(reference);
          keep(current);
          if (invitesEnded(mail.template, current.status) !== undefined) return false;
        }
        await desk.applications.mail(reference, mail, { idempotencyKey });
        void queries.invalidateQueries({ queryKey: keys.one(reference) });
        watch({ kind: 'applications', reference });
        return true;
      }}
    >
      {(template) => {
        const warning = invitesEnded(template);
        if (warning !== undefined) return <Alert tone="danger">{warning}</Alert>;
        return saysRejected(template) && <Alert tone="info">{decisionMessages.withStatus}</Alert>;
      }}
    </MailDialog>
  );
};

const Details = ({ application }: { readonly application: Application }) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const keep = useKeepApplication();
  const { reference, name, email, phone, job_title, applied_at, status, tags, cover_letter } =
    application;
  const { source, pool_until } = application;
  const changing = useApplicationChange(application);
  const { change } = changing;
  const mayWrite = useMay('applications.write');
  const mayMail = useMay('applications.mail');
  const ownerLabel = useOwnerLabel('applications');
  const [mails, setMails] = useState(false);
  const withdrawn = status === 'withdrawn';
  useTitle(name, messages.title);
  const { open: decide } = useDecisions();
  const mayDecide = mayWrite && !withdrawn;
  const reject = () => decide([application], 'rejected');
  useShortcut('d', reject, { enabled: mayDecide && status !== 'rejected' });
  /** Opens the mail dialog, and reads the application again: a colleague may have decided since. */
  const beginMail = () => {
    setMails(true);
    void queries.invalidateQueries({ queryKey: keys.one(reference) });
  };
  useShortcut('m', beginMail, { enabled: mayMail });
  return (
    <>
      <DetailHead
        name={name}
        subtitle={job_title}
        actions={
          <>
            {mayDecide ? (
              <ShortcutSelect
                name="status"
                label={texts.status}
                shortcut="s"
                options={settable}
                value={status}
                onChange={(next) => {
                  if (isEnding(next)) decide([application], next);
                  else change({ status: next });
                }}
              />
            ) : (
              <StatusBadge status={status} />
            )}
            {mayDecide && status !== 'rejected' && (
              <SmallButton onClick={reject}>{decisionMessages.reject}</SmallButton>
            )}
            {mayMail && <MailButton label={texts.mail} about={reference} onClick={beginMail} />}
          </>
        }
      >
        {withdrawn && <p className={styles.muted}>{texts.withdrawnHint}</p>}
      </DetailHead>
      <MailNotice kind="applications" reference={reference} mayRetry={mayMail} />
      <div className={styles.columns}>
        <Facts
          facts={[
            [
              texts.email,
              <MailLink key="email" to={email} refused={application.address_refused} />,
            ],
            [texts.phone, <PhoneLink key="phone" to={phone} />],
            [texts.applied, momentOf(applied_at)],
            [texts.reference, reference],
            ...(source === '' ? [] : [[texts.source, source] as const]),
            ...(pool_until === null ? [] : [[texts.poolUntil, dayOf(pool_until)] as const]),
            [
              ownerLabel.label,
              <OwnerField
                key="owner"
                area="applications"
                owner={application.owner}
                name={application.owner_name}
                onChange={mayDecide ? (owner) => change({ owner }) : undefined}
              />,
            ],
            [
              texts.tags,
              <TagEditor
                key={reference}
                tags={tags}
                onChange={
                  mayDecide
                    ? (next, onError) => change({ tags: next }, onError && { onError })
                    : undefined
                }
              />,
            ],
          ]}
        />
        <div className={styles.papers}>
          <DetailSection heading={texts.letter}>
            {cover_letter === '' ? (
              <p className={styles.muted}>{texts.noLetter}</p>
            ) : (
              <p className={styles.letter}>{cover_letter}</p>
            )}
          </DetailSection>
          <Resume application={application} />
        </div>
        <div className={styles.activity}>
          <AlsoAppliedSection name={name} others={application.also_applied} />
          <Notes
            key={reference}
            about={reference}
            notes={application.notes}
            queryKey={keys.one(reference)}
            onSave={
              mayWrite
                ? async (text, idempotencyKey) =>
                    keep(await desk.applications.addNote(reference, { text }, { idempotencyKey }))
                : undefined
            }
          />
          <Mails
            key={`mails ${reference}`}
            kind="applications"
            reference={reference}
            mayRetry={mayMail}
          />
          <History events={application.history} />
        </div>
      </div>
      <ChangeConflict changing={changing} labels={{ ...fieldLabels, owner: ownerLabel }} />
      {mayMail && (
        <ApplicantMail application={application} open={mails} onClose={() => setMails(false)} />
      )}
    </>
  );
};

export const ApplicationPanel = ({
  reference,
  ...links
}: DetailLinks & { readonly reference: string }) => (
  <DetailPanel id={reference} texts={messages} query={useApplication(reference)} {...links}>
    {(application) => <Details key={reference} application={application} />}
  </DetailPanel>
);
