import { withdrawApplication } from '../../auth/candidates/index.ts';
import { createToken } from '../../auth/core/tokens.ts';
import { application } from '../../testing/test-service.ts';
import { addNote, changeApplication, changeSeveral } from './change.ts';
import { decide } from './decide.ts';
import { mailApplicant } from './mail.ts';
import { byColleague, countLog, countMails, seen } from '../../testing/desk-races.ts';
import {
  countRowsBy,
  describeRaces,
  erasing,
  insertAll,
  type Person,
  visitorWith,
} from '../../testing/races.ts';
import { hashOf } from '../../storage/index.ts';

interface Applied extends Person {
  readonly reference: string;
  /** Reference of another application of the same person. */
  readonly other: string;
  readonly session: string;
}

describeRaces<Applied>('an application', (service) => {
  const { deps, db, now } = service;
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
  return {
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
        return seen((await changeApplication(deps, byColleague(turn), change)).isStale);
      },
      bulk: async ({ reference, other }, turn) => {
        const items = [reference, other].map((some) => ({ reference: some, version: 1 }));
        const outcomes = await changeSeveral(deps, byColleague(turn), {
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
        const { results } = await decide(deps, byColleague(turn), { input, key: undefined });
        const [outcome] = results.map((result) => result.outcome);
        if (outcome === 'decided') return 'done';
        return outcome === 'not-found' ? 'gone' : 'stale';
      },
      note: async ({ reference }, turn) => {
        const note = { reference, input: { text: 'A note' }, key: undefined };
        await addNote(deps, byColleague(turn), note);
        return 'done';
      },
      mail: async ({ reference }, turn) => {
        const key = `${reference} ${String(turn)}`;
        await mailApplicant(deps, byColleague(turn), { reference, input: mail, key });
        return 'done';
      },
      withdraw: async ({ reference, session }) => {
        await withdrawApplication(deps, { reference }, visitorWith({ session }));
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
      const notes = await countRowsBy(db, 'application_notes', (note) => note.application_id);
      const sessions = await countRowsBy(db, 'sessions', ({ email_key }) => email_key);
      const keys = await countRowsBy(db, 'idempotency_keys', ({ key }) => key.split(' ')[0] ?? '');
      const toDelete = await countRowsBy(db, 'resumes_to_delete', ({ resume_key }) => resume_key);
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
          },
        };
      });
    },
  };
});
