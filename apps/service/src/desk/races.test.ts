import { closeVacancy } from '../features/vacancies/index.ts';
import { addToOutbox, markSent } from '../mail/outbox/index.ts';
import { contactMessage } from '../testing/test-service.ts';
import { addEnquiryNote, answerEnquiry, changeEnquiry } from './enquiries/change.ts';
import { releaseEnquiry } from './enquiries/release.ts';
import { sendAtOnce } from './outbox/mails.ts';
import { changeVacancy, closeVacancyAtDesk, extendVacancy } from './vacancies/change.ts';
import { byColleague, countLog, countMails, seen } from '../testing/desk-races.ts';
import {
  counting,
  countRowsBy,
  describeRaces,
  erasing,
  insertAll,
  type Person,
} from '../testing/races.ts';

interface Sent extends Person {
  readonly reference: string;
}

describeRaces<Sent>('an enquiry', (service) => {
  const { deps, db, now } = service;
  return {
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
        return seen((await changeEnquiry(deps, byColleague(turn), change)).isStale);
      },
      note: async ({ reference }, turn) => {
        const note = { reference, input: { text: 'A note' }, key: undefined };
        await addEnquiryNote(deps, byColleague(turn), note);
        return 'done';
      },
      answer: async ({ reference }, turn) => {
        const input = { subject: 'Hello', text: 'Hello' };
        const key = `${reference} ${String(turn)}`;
        const answer = { reference, version: 1, input, key };
        return seen((await answerEnquiry(deps, byColleague(turn), answer)).isStale);
      },
      release: async ({ reference }, turn) => {
        await releaseEnquiry(deps, byColleague(turn), reference);
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
      const notes = await countRowsBy(db, 'inbox_notes', ofInbox);
      const kept = await db.selectFrom('correspondence').selectAll().execute();
      const answers = counting(
        kept.filter(({ author_code }) => author_code !== null),
        ofInbox,
      );
      const receipts = counting(
        kept.filter(({ author_code }) => author_code === null),
        ofInbox,
      );
      const keys = await countRowsBy(db, 'idempotency_keys', ({ key }) => key.split(' ')[0] ?? '');
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
          },
        };
      });
    },
  };
});

describeRaces<{ readonly job_id: number }>('a vacancy', (service) => {
  const { deps, storage, db } = service;
  return {
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
        return seen((await changeVacancy(deps, byColleague(turn), change)).isStale);
      },
      extend: async ({ job_id }, turn) => {
        const change = { job_id, version: 1, input: { last_date: '2999-02-01' } };
        return seen((await extendVacancy(deps, byColleague(turn), change)).isStale);
      },
      close: async ({ job_id }, turn) =>
        seen((await closeVacancyAtDesk(deps, byColleague(turn), { job_id, version: 1 })).isStale),
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
          },
          must: {
            version: 1 + changes + done('command'),
            isChanged: done('change') > 0,
            isExtended: done('extend') > 0,
            isClosed: done('close', 'command') > 0,
            twice: false,
          },
        };
      });
    },
  };
});

interface Mailed extends Person {
  readonly held: string;
  readonly waiting: readonly string[];
}

describeRaces<Mailed>('a mail', (service) => {
  const { deps, storage, db } = service;
  return {
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
        await sendAtOnce(deps, byColleague(turn), held, 'release');
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
  };
});
