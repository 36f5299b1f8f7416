import type { Member } from '@example/api/desk';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from '../details/detail-panel.css.ts';
import { DetailHead, DetailPanel, Facts, MailLink, PhoneLink } from '../details/detail-panel.tsx';
import { History } from '../details/history.tsx';
import type { DetailLinks } from '../lists/list-view.tsx';
import { momentOf } from '../messages/dates.ts';
import { messages as shell } from '../messages/shell.ts';
import { messages } from '../messages/staff.ts';
import { useMay, useSession } from '../session/session.ts';
import { useTitle } from '../view/use-title.ts';
import { MemberActions } from './member-actions.tsx';
import { StateMark } from './state-mark.tsx';
import { useMember } from './use-member.ts';

const texts = messages.detail;

const Details = ({ member }: { readonly member: Member }) => {
  const mayWrite = useMay('staff.write');
  const mayReadLog = useMay('audit.read');
  const { employee_code: own } = useSession();
  const isOwn = own === member.employee_code;
  useTitle(member.name, messages.title);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.state, <StateMark key="state" status={member.state} />],
    [messages.fields.email, <MailLink key="email" to={member.email} />],
    [messages.fields.mobile_number, <PhoneLink key="phone" to={`+${member.mobile_number}`} />],
    [texts.seen, member.seen_at === null ? messages.never : momentOf(member.seen_at)],
    [texts.sessions, texts.inBrowsers(member.sessions)],
    [texts.recoveryCodes, member.state === 'active' ? texts.left(member.recovery_codes) : null],
    [
      texts.deeds,
      mayReadLog ? (
        <Link key="deeds" className={styles.link} to={`/audit?actor=${member.employee_code}`}>
          {texts.inTheLog}
        </Link>
      ) : null,
    ],
    [texts.added, momentOf(member.created_at)],
    [texts.disabled, member.disabled_at === null ? null : momentOf(member.disabled_at)],
  ];
  return (
    <>
      <DetailHead
        name={member.name}
        subtitle={`${shell.roles[member.role]} · ${member.employee_code}`}
        actions={mayWrite && <MemberActions member={member} isOwn={isOwn} />}
      >
        {isOwn && (
          <p className={styles.muted}>
            {texts.you}. {messages.ownAccount}
          </p>
        )}
      </DetailHead>
      <div className={styles.columns}>
        <Facts facts={facts.filter(([, fact]) => fact !== null)} />
        <div className={styles.activity}>
          <History events={member.history} />
        </div>
      </div>
    </>
  );
};

export const MemberPanel = ({ code, ...links }: DetailLinks & { readonly code: string }) => (
  <DetailPanel id={code} texts={messages} query={useMember(code)} {...links}>
    {(member) => <Details key={code} member={member} />}
  </DetailPanel>
);
