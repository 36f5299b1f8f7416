import { OFFICE, type TestService } from './test-service.ts';
import { counting, countRowsBy, type Outcome } from './races.ts';

const colleagues = ['E1', 'E2'].map((employeeCode) => ({
  id: employeeCode,
  employeeCode,
  name: employeeCode,
  role: 'administrator' as const,
}));

const [first, second] = colleagues;
export const byColleague = (turn: 0 | 1) => {
  const colleague = turn === 0 ? first : second;
  if (!colleague) throw new Error('there are two');
  return colleague;
};

export const seen = (isStale: boolean): Outcome => (isStale ? 'stale' : 'done');

/** Counts the mails to each person, and to the office about each person. */
export const countMails = async ({ storage }: TestService) => {
  const mails = await storage.db.selectFrom('outbox').selectAll().execute();
  return {
    written: counting(
      mails.filter(({ reply_to }) => reply_to === OFFICE),
      ({ envelope_to }) => envelope_to,
    ),
    acknowledged: counting(
      mails.filter(({ reply_to }) => reply_to === null),
      ({ envelope_to }) => envelope_to,
    ),
    announced: counting(
      mails.filter(({ envelope_to }) => envelope_to === OFFICE),
      ({ reply_to }) => reply_to,
    ),
  };
};

export const countLog = async ({ storage }: TestService) =>
  countRowsBy(storage.db, 'audit_log', ({ action, subject }) => `${action} ${subject}`);
