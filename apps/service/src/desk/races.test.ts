import { describe, it } from 'vitest';
import { withdrawApplication } from '../auth/guests/index.ts';
import type { Visitor } from '../auth/guests/cookies.ts';
import { createToken, hashOf } from '../auth/core/tokens.ts';
import { closeVacancy } from '../features/vacancies/index.ts';
import { mailFolder } from '../mail/index.ts';
import { addToOutbox, markSent } from '../mail/outbox/index.ts';
import { erasePerson } from '../features/privacy/index.ts';
import { databases } from '../testing/databases.ts';
import { counting, insertAll, type Outcome, type Person, raceAll } from '../testing/races.ts';
import {
  application,
  contactMessage,
  createTestService,
  type TestService,
  OFFICE,
} from '../testing/test-service.ts';
import { addNote, changeApplication, changeSeveral } from './applications/change.ts';
import { decide } from './applications/decide.ts';
import { mailApplicant } from './applications/mail.ts';
import { addEnquiryNote, answerEnquiry, changeEnquiry } from './enquiries/change.ts';
import { releaseEnquiry } from './enquiries/release.ts';
import { sendAtOnce } from './outbox/mails.ts';
import { changeVacancy, closeVacancyAtDesk, extendVacancy } from './vacancies/change.ts';

const colleagues = ['E1', 'E2'].map((employeeCode) => ({
  id: employeeCode,
  employeeCode,
  name: employeeCode,
  role: 'administrator' as const,
}));

const [first, second] = colleagues;
const by = (turn: 0 | 1) => {
  const colleague = turn === 0 ? first : second;
  if (!colleague) throw new Error('there are two');
  return colleague;
};

const seen = (isStale: boolean): Outcome => (isStale ? 'stale' : 'done');

/** Returns the action that erases a person, which applies to all kinds. */
const erasing = ({ deps, storage }: TestService) => {
  const { dataDir, decisionsDir } = deps.settings;
  const data = {
    storage,
    resumes: deps.resumes.store,
    mails: mailFolder(dataDir),
    decisionsDir,
    clock: deps.clock,
  };
  return async ({ email }: Pick<Person, 'email'>): Promise<Outcome> => {
    await erasePerson(data, email);
    return 'done';
  };
};

/** Counts the mails to each person, and to the office about each person. */
const countMails = async ({ storage }: TestService) => {
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

const countLog = async ({ storage }: TestService) => {
  const log = await storage.db.selectFrom('audit_log').selectAll().execute();
  return counting(log, ({ action, subject }) => `${action} ${subject}`);
};

const holding = (session: string): Visitor => ({
  session,
  device: { browser: '', system: '' },
  challenge: undefined,
  setSession: () => undefined,
  clearSession: () => undefined,
  setChallenge: () => undefined,
  clearChallenge: () => undefined,
});

describe.each(databases)(
  'any two concurrent actions on $name',
  { timeout: 180_000 },
  (database) => {
    it('leave an application as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      interface Applied extends Person {
        readonly reference: string;
        /** Reference of another application of the same person. */
        readonly other: string;
        readonly session: string;
      }
      const now = Date.now();
      const rowOf = ({ email }: Person, reference: string, id: string) => ({
        ...application,
        id,
        reference,
        applcnt_email: email,
        job_title: 'A position',
        resume_key: `${id}.pdf`,
        resume_name: 'cv.pdf',
        resume_bytes: 1,
        resume_digest: '',
        resume_missing_since: null,
        name_key: 'anu',
        email_key: 'anu@example.com',
        phone_key: '',
        created_at: now,
      });
      const mail = { template: 'free' as const, subject: 'Hello', text: 'Hello' };
      await raceAll<Applied>(storage, {
        make: async (people) => {
          const applied = people.map((one) => ({
            ...one,
            reference: `A-${one.number}`,
            other: `A-B${one.number.slice(1)}`,
            session: createToken(),
          }));
          await insertAll(
            db,
            'accounts',
            people.map(({ email }) => ({
              ...{ email, email_key: email, password_hash: '', password_set_at: now },
              ...{ warned_at: null, created_at: now },
            })),
          );
          await insertAll(
            db,
            'sessions',
            applied.map(({ email, session }) => ({
              ...{ token_hash: hashOf(session), email_key: email },
              ...{ remember_me: 0, seen_at: now, created_at: now },
            })),
          );
          await insertAll(
            db,
            'applications',
            applied.flatMap((one) => [
              rowOf(one, one.reference, one.id),
              rowOf(one, one.other, `${one.id}-b`),
            ]),
          );
          return applied;
        },
        deeds: {
          change: async ({ reference }, turn) => {
            const input = { status: 'in review', tags: ['later'] };
            const change = { reference, version: 1, input };
            return seen((await changeApplication(deps, by(turn), change)).isStale);
          },
          bulk: async ({ reference, other }, turn) => {
            const items = [reference, other].map((some) => ({ reference: some, version: 1 }));
            const outcomes = await changeSeveral(deps, by(turn), {
              items: turn === 0 ? items : items.toReversed(),
              status: 'shortlisted',
              add_tags: ['soon'],
            });
            const outcome = outcomes.find((some) => some.reference === reference)?.outcome;
            if (outcome === 'changed') return 'done';
            return outcome === 'not-found' ? 'gone' : 'stale';
          },
          decide: async ({ reference }, turn) => {
            const input = {
              items: [{ reference, version: 1 }],
              status: 'rejected',
              mail: { template: 'rejection', subject: 'Hello', text: 'Hello' },
              note: 'A reason',
            };
            const { results } = await decide(deps, by(turn), { input, key: undefined });
            const [outcome] = results.map((result) => result.outcome);
            if (outcome === 'decided') return 'done';
            return outcome === 'not-found' ? 'gone' : 'stale';
          },
          note: async ({ reference }, turn) => {
            await addNote(deps, by(turn), reference, { text: 'A note' });
            return 'done';
          },
          mail: async ({ reference }, turn) => {
            const key = `${reference} ${String(turn)}`;
            await mailApplicant(deps, by(turn), { reference, input: mail, key });
            return 'done';
          },
          withdraw: async ({ reference, session }) => {
            await withdrawApplication(deps, { reference }, holding(session));
            return 'done';
          },
          erase: erasing(service),
        },
        look: async (races) => {
          const mails = await countMails(service);
          const log = await countLog(service);
          const rows = await db.selectFrom('applications').selectAll().execute();
          const byReference = new Map(rows.map((row) => [row.reference, row]));
          const tags = await db.selectFrom('application_tags').selectAll().execute();
          const notes = counting(
            await db.selectFrom('application_notes').selectAll().execute(),
            (note) => note.application_id,
          );
          const sessions = counting(
            await db.selectFrom('sessions').selectAll().execute(),
            ({ email_key }) => email_key,
          );
          const keys = counting(
            await db.selectFrom('idempotency_keys').selectAll().execute(),
            ({ key }) => key.split(' ')[0] ?? '',
          );
          const toDelete = counting(
            await db.selectFrom('resumes_to_delete').selectAll().execute(),
            ({ resume_key }) => resume_key,
          );
          return races.map(({ subject: { id, email, reference }, done }) => {
            const row = byReference.get(reference);
            const isGone = done('erase') > 0;
            const changes = done('change', 'bulk');
            const decided = done('decide');
            const subject = `application ${reference}`;
            return {
              is: {
                version: row?.version,
                isWithdrawn: row?.status === 'withdrawn',
                tags: tags.filter((some) => some.application_id === id).map(({ tag }) => tag),
                notes: notes(id),
                written: mails.written(email),
                announced: mails.announced(email),
                sessions: sessions(email),
                keys: keys(reference),
                toDelete: toDelete(`${id}.pdf`) + toDelete(`${id}-b.pdf`),
                statusLogged: log(`application.status_changed ${subject}`),
                tagsLogged: log(`application.tags_changed ${subject}`),
                notesLogged: log(`application.note_added ${subject}`),
                decisionsLogged: log(`application.decided ${subject}`),
                twice: changes + decided > 1,
                somethingIsDone:
                  done('change', 'bulk', 'decide', 'note', 'mail', 'withdraw', 'erase') > 0,
              },
              must: {
                ...(isGone
                  ? { version: undefined, isWithdrawn: false, tags: [], notes: 0 }
                  : {
                      version: 1 + changes + decided + done('withdraw'),
                      isWithdrawn: done('withdraw') > 0,
                      tags: [
                        ...(done('change') > 0 ? ['later'] : []),
                        ...(done('bulk') > 0 ? ['soon'] : []),
                      ],
                      notes: done('note') + decided,
                    }),
                // Who withdraws before a decision is told gets no mail about it.
                written: isGone ? 0 : done('mail') + (done('withdraw') > 0 ? 0 : decided),
                announced: isGone ? 0 : done('withdraw'),
                sessions: isGone ? 0 : 1,
                keys: isGone ? 0 : done('mail'),
                // The resumes are deleted by then.
                toDelete: 0,
                statusLogged: changes,
                tagsLogged: changes,
                notesLogged: done('note'),
                decisionsLogged: decided,
                twice: false,
                somethingIsDone: true,
              },
            };
          });
        },
      });
    });

    it('leave an enquiry as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      interface Sent extends Person {
        readonly reference: string;
      }
      const now = Date.now();
      await raceAll<Sent>(storage, {
        make: async (people) => {
          const sent = people.map((one) => ({ ...one, reference: `C-${one.number}` }));
          await insertAll(
            db,
            'contact_messages',
            sent.map(({ id, email, reference }) => ({
              ...contactMessage,
              ...{ id, email, reference, suspicion: 'trap', created_at: now },
            })),
          );
          await insertAll(
            db,
            'inbox',
            sent.map(({ id, reference }) => ({
              ...{ id, reference, kind: 'contact', contact_id: id, owner_code: null },
              ...{ quarantined: 1, name_key: 'anu', search_text: reference, created_at: now },
            })),
          );
          return sent;
        },
        deeds: {
          change: async ({ reference }, turn) => {
            const change = { reference, version: 1, input: { status: 'open' } };
            return seen((await changeEnquiry(deps, by(turn), change)).isStale);
          },
          note: async ({ reference }, turn) => {
            await addEnquiryNote(deps, by(turn), reference, { text: 'A note' });
            return 'done';
          },
          answer: async ({ reference }, turn) => {
            const input = { subject: 'Hello', text: 'Hello' };
            const key = `${reference} ${String(turn)}`;
            const answer = { reference, version: 1, input, key };
            return seen((await answerEnquiry(deps, by(turn), answer)).isStale);
          },
          release: async ({ reference }, turn) => {
            await releaseEnquiry(deps, by(turn), reference);
            return 'done';
          },
          erase: erasing(service),
        },
        look: async (races) => {
          const mails = await countMails(service);
          const log = await countLog(service);
          const rows = await db.selectFrom('inbox').selectAll().execute();
          const byReference = new Map(rows.map((row) => [row.reference, row]));
          const ofInbox = ({ inbox_id }: { readonly inbox_id: string | null }) => inbox_id ?? '';
          const notes = counting(await db.selectFrom('inbox_notes').selectAll().execute(), ofInbox);
          const kept = await db.selectFrom('correspondence').selectAll().execute();
          const answers = counting(
            kept.filter(({ author_code }) => author_code !== null),
            ofInbox,
          );
          const receipts = counting(
            kept.filter(({ author_code }) => author_code === null),
            ofInbox,
          );
          const keys = counting(
            await db.selectFrom('idempotency_keys').selectAll().execute(),
            ({ key }) => key.split(' ')[0] ?? '',
          );
          return races.map(({ subject: { id, email, reference }, done }) => {
            const row = byReference.get(reference);
            const isGone = done('erase') > 0;
            const changes = done('change', 'answer');
            const released = Math.min(1, done('release'));
            const subject = `contact ${reference}`;
            return {
              is: {
                version: row?.version,
                quarantined: row?.quarantined,
                notes: notes(id),
                answers: answers(id),
                receipts: receipts(id),
                written: mails.written(email),
                acknowledged: mails.acknowledged(email),
                announced: mails.announced(email),
                keys: keys(reference),
                answersLogged: log(`enquiry.answered ${subject}`),
                notesLogged: log(`enquiry.note_added ${subject}`),
                releasesLogged: log(`enquiry.released ${subject}`),
                twice: changes > 1,
                somethingIsDone: done('change', 'note', 'answer', 'release', 'erase') > 0,
              },
              must: {
                ...(isGone
                  ? { version: undefined, quarantined: undefined }
                  : { version: 1 + changes + released, quarantined: 1 - released }),
                notes: isGone ? 0 : done('note'),
                answers: isGone ? 0 : done('answer'),
                receipts: isGone ? 0 : released,
                written: isGone ? 0 : done('answer'),
                acknowledged: isGone ? 0 : released,
                announced: isGone ? 0 : released,
                keys: isGone ? 0 : done('answer'),
                answersLogged: done('answer'),
                notesLogged: done('note'),
                releasesLogged: released,
                twice: false,
                somethingIsDone: true,
              },
            };
          });
        },
      });
    });

    it('leave a vacancy as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      await raceAll<{ readonly job_id: number }>(storage, {
        make: async (people) => {
          const jobs = people.map(({ number }) => ({ job_id: 10 + Number(number) }));
          await insertAll(
            db,
            'jobs',
            jobs.map(({ job_id }) => ({
              ...{ job_id, job_title: 'T', job_short_desc: 'S', description: 'D', vch_office: 'O' },
              ...{ category_id: 1, job_type: 1, int_location_id: 1, status: 'open' },
              ...{ first_date: '2026-01-01', last_date: '2999-01-01', desk_changed_at: null },
              search_text: 't\no',
            })),
          );
          return jobs;
        },
        deeds: {
          change: async ({ job_id }, turn) => {
            const change = { job_id, version: 1, input: { job_title: 'Changed' } };
            return seen((await changeVacancy(deps, by(turn), change)).isStale);
          },
          extend: async ({ job_id }, turn) => {
            const change = { job_id, version: 1, input: { last_date: '2999-02-01' } };
            return seen((await extendVacancy(deps, by(turn), change)).isStale);
          },
          close: async ({ job_id }, turn) =>
            seen((await closeVacancyAtDesk(deps, by(turn), { job_id, version: 1 })).isStale),
          command: async ({ job_id }) =>
            (await closeVacancy(storage, job_id)) === 'closed' ? 'done' : 'refused',
        },
        look: async (races) => {
          const rows = await db.selectFrom('jobs').selectAll().execute();
          const byId = new Map(rows.map((row) => [row.job_id, row]));
          return races.map(({ subject: { job_id }, done }) => {
            const row = byId.get(job_id);
            const changes = done('change', 'extend', 'close');
            return {
              is: {
                version: row?.version,
                isChanged: row?.job_title === 'Changed',
                isExtended: row?.last_date === '2999-02-01',
                isClosed: row?.status === 'closed',
                twice: changes > 1,
                somethingIsDone: changes + done('command') > 0,
              },
              must: {
                version: 1 + changes + done('command'),
                isChanged: done('change') > 0,
                isExtended: done('extend') > 0,
                isClosed: done('close', 'command') > 0,
                twice: false,
                somethingIsDone: true,
              },
            };
          });
        },
      });
    });

    it('leave a mail as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      interface Mailed extends Person {
        readonly held: string;
        readonly waiting: readonly string[];
      }
      await raceAll<Mailed>(storage, {
        make: async (people) => {
          const emails = new Set(people.map(({ email }) => email));
          await storage.transact(async (within) =>
            addToOutbox(
              within,
              deps.settings.mailFrom,
              Date.now(),
              people.flatMap(({ email }) =>
                (['trap', undefined, undefined] as const).map((heldFor) => ({
                  ...{ to: email, subject: 'Hello', text: 'Hello', heldFor },
                })),
              ),
            ),
          );
          const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
          const mails = rows.filter(({ envelope_to }) => emails.has(envelope_to));
          const idsOf = (email: string, isHeld: boolean) =>
            mails
              .filter((mail) => mail.envelope_to === email && (mail.held_for !== null) === isHeld)
              .map(({ id }) => id);
          return people.map((one) => ({
            ...one,
            held: idsOf(one.email, true)[0] ?? '',
            waiting: idsOf(one.email, false),
          }));
        },
        deeds: {
          release: async ({ held }, turn) => {
            await sendAtOnce(deps, by(turn), held, 'release');
            return 'done';
          },
          deliver: async ({ waiting }, turn) => {
            await markSent(storage, Date.now(), turn === 0 ? waiting : waiting.toReversed());
            return 'done';
          },
          erase: erasing(service),
        },
        look: async (races) => {
          const log = await countLog(service);
          const mails = await db.selectFrom('outbox').selectAll().execute();
          const left = counting(mails, ({ envelope_to }) => envelope_to);
          const released = counting(
            mails.filter(({ held_for, sent_at }) => held_for === null && sent_at === null),
            ({ id }) => id,
          );
          const sent = counting(
            mails.filter(({ sent_at }) => sent_at !== null),
            ({ envelope_to }) => envelope_to,
          );
          return races.map(({ subject: { email, held }, outcomes, done }) => {
            const isGone = done('erase') > 0;
            const releases = outcomes.filter(([deed]) => deed === 'release').length;
            return {
              is: {
                left: left(email),
                released: released(held),
                sent: sent(email),
                logged: log(`mail.released mail ${held}`),
              },
              must: {
                left: isGone ? 0 : 3,
                released: isGone ? 0 : Math.min(1, releases),
                sent: isGone || done('deliver') === 0 ? 0 : 2,
                // When two colleagues release the mail, the second is told that it is gone.
                logged: isGone ? done('release') : Math.min(1, releases),
              },
            };
          });
        },
      });
    });
  },
);
