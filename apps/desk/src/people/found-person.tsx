import type { ErasedPerson, Person } from '@example/api/desk';
import { EmptyState } from '@example/ui/empty-state';
import { Icon } from '@example/ui/icon';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useClients } from '../clients/clients.ts';
import * as panel from '../details/detail-panel.css.ts';
import { Facts } from '../details/detail-panel.tsx';
import { dayOf } from '../messages/dates.ts';
import { messages } from '../messages/people.ts';
import { useProvenDownload } from '../proof/use-proven-download.ts';
import { useMay } from '../session/session.ts';
import { SmallButton } from '../style/small-button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import * as styles from './people-view.css.ts';

const texts = messages.found;

const sentText = (kind: Person['sent'][number]['kind'], title: string | null, at: number) =>
  [title === null ? messages.kinds[kind] : `${messages.kinds[kind]}: ${title}`, dayOf(at)].join(
    ', ',
  );

const Sent = ({ sent }: Pick<Person, 'sent'>) =>
  sent.length === 0 ? (
    texts.nothingSent
  ) : (
    <ul className={styles.sent}>
      {sent.map(({ kind, reference, title, created_at }) => (
        <li key={reference} className={styles.entry}>
          <Link
            className={panel.link}
            to={`/${kind === 'application' ? 'applications' : 'enquiries'}/${reference}`}
          >
            {reference}
          </Link>{' '}
          <span>{sentText(kind, title, created_at)}</span>
        </li>
      ))}
    </ul>
  );

const isNothing = ({ sent, subscribed_at, account_at, mails, is_member }: Person) =>
  sent.length === 0 && subscribed_at === null && account_at === null && mails === 0 && !is_member;

interface FoundPersonProps {
  readonly person: Person;
  readonly onErased: (erased: ErasedPerson) => void;
}

/** Lists the data about a person, to export or erase. */
export const FoundPerson = ({ person, onErased }: FoundPersonProps) => {
  const { desk } = useClients();
  const mayErase = useMay('people.erase');
  const download = useProvenDownload();
  const [erases, setErases] = useState(false);
  if (isNothing(person))
    return (
      <EmptyState heading={messages.nothing.heading} icon="search">
        {messages.nothing.text}
      </EmptyState>
    );
  const { email, sent, resumes, subscribed_at, account_at, mails, subject, is_member } = person;
  return (
    <section aria-label={texts.what} className={styles.result}>
      <h2 className={styles.name}>{email}</h2>
      {is_member && <p className={styles.said}>{texts.member}</p>}
      <Facts
        facts={[
          [texts.sent, <Sent key="sent" sent={sent} />],
          [texts.resumes, resumes],
          [
            texts.subscription,
            subscribed_at === null ? texts.none : texts.subscribed(dayOf(subscribed_at)),
          ],
          [texts.account, account_at === null ? texts.none : texts.since(dayOf(account_at))],
          [texts.mails, mails],
          [
            texts.log,
            <Link
              key="log"
              className={panel.link}
              to={`/audit?${new URLSearchParams({ q: subject }).toString()}`}
            >
              {subject}
            </Link>,
          ],
        ]}
      />
      <p className={`${styles.said} ${styles.muted}`}>{messages.export.hint}</p>
      <div className={styles.actions}>
        <SmallButton
          onClick={() => download.mutate(desk.people.export.href({ person: person.person }))}
        >
          <Icon name="download" />
          {messages.export.action}
        </SmallButton>
        {mayErase && (
          <SmallButton onClick={() => setErases(true)}>{messages.erase.open}</SmallButton>
        )}
      </div>
      {erases && (
        <EraseDialog
          person={person}
          onClose={() => setErases(false)}
          onErased={(erased) => {
            setErases(false);
            onErased(erased);
          }}
        />
      )}
    </section>
  );
};
