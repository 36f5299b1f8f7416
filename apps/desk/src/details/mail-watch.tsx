import type { SubjectMail } from '@example/api/desk';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages/mails.ts';
import { useToast } from '../toasts/toasts.tsx';
import { hasFailed, isUnderWay } from './mail-fate.ts';
import { keyOfMails, type MailSubject, markRow, useMails } from './use-mails.ts';

/** Subject to which the member has just written, and the mails that had their outcome before. */
interface Watched {
  readonly subject: MailSubject;
  readonly settled: ReadonlySet<string>;
  /** Time since which the mails must have been read, in ms since 1970. */
  readonly since: number;
}

type Watch = (subject: MailSubject) => void;

const WatchContext = createContext<Watch>(() => undefined);

/** Returns a function to call when a mail was put on its way: the member is told when it fails. */
export const useMailWatch = (): Watch => use(WatchContext);

const without = (all: readonly Watched[], { kind, reference }: MailSubject) =>
  all.filter(({ subject }) => subject.kind !== kind || subject.reference !== reference);

/** Longest watch, in ms. What fails later is told by mail: each look stands in the audit log as one. */
const LONGEST_WATCH_MS = 10 * 60_000;

interface SubjectWatchProps {
  readonly watched: Watched;
  readonly onOver: () => void;
}

/** Reads the mails of one subject until each has its outcome, and tells of those that failed. */
const SubjectWatch = ({ watched: { subject, settled, since }, onOver }: SubjectWatchProps) => {
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { data, dataUpdatedAt } = useMails(subject);
  const look = useEffectEvent((mails: readonly SubjectMail[]) => {
    const { kind, reference } = subject;
    markRow(queries, subject, mails);
    void queries.invalidateQueries({ queryKey: [kind, 'one', reference] });
    for (const mail of mails.filter((one) => hasFailed(one) && !settled.has(one.id)))
      toast({
        tone: 'danger',
        text: messages.failed(mail.subject),
        action: {
          label: messages.open,
          onAction: () => void navigate(`/${kind}/${reference}`),
        },
      });
    onOver();
  });
  const isLong = dataUpdatedAt > since + LONGEST_WATCH_MS;
  const isOver = data !== undefined && dataUpdatedAt >= since && (isLong || !data.some(isUnderWay));
  useEffect(() => {
    if (isOver) look(data);
  }, [isOver, data]);
  return null;
};

/** Watches the mails that the member sent until each has its outcome, whatever view is open. */
export const MailWatch = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const [watched, setWatched] = useState<readonly Watched[]>([]);

  const watch = useCallback(
    (subject: MailSubject) => {
      const queryKey = keyOfMails(subject);
      const known = queries.getQueryData<readonly SubjectMail[]>(queryKey) ?? [];
      const settled = new Set(known.filter((mail) => !isUnderWay(mail)).map(({ id }) => id));
      setWatched((all) => [...without(all, subject), { subject, settled, since: Date.now() }]);
      void queries.invalidateQueries({ queryKey });
    },
    [queries],
  );
  return (
    <WatchContext value={watch}>
      {children}
      {watched.map((one) => (
        <SubjectWatch
          key={`${keyOfMails(one.subject).join(' ')} ${String(one.since)}`}
          watched={one}
          onOver={() => setWatched((all) => without(all, one.subject))}
        />
      ))}
    </WatchContext>
  );
};
