import { subscribe, confirmSubscription, unsubscribe } from '../../features/subscriptions/index.ts';
import { createUnsubscribeLinks } from '../../features/subscriptions/unsubscribe.ts';
import { sendContact } from '../../testing/forms.ts';
import { contactMessage } from '../../testing/test-service.ts';
import { createCode, codeHashOf, createToken } from '../core/tokens.ts';
import { CODES_PER_MAILBOX } from './challenges.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { LINKS_PER_MAILBOX } from './resets.ts';
import { signIn } from './sign-in.ts';
import { verifyCode } from './verify-code.ts';
import {
  counting,
  countRowsBy,
  describeRaces,
  erasing,
  insertAll,
  type Person,
  visitorWith,
} from '../../testing/races.ts';
import { hashOf } from '../../storage/index.ts';

interface Candidate extends Person {
  readonly challenge: string;
  readonly code: string;
  readonly link: string;
}

describeRaces<Candidate>('a candidate', (service) => {
  const { deps, db, now } = service;
  return {
    make: async (people) => {
      const candidates = people.map((one) => ({
        ...one,
        challenge: createToken(),
        code: createCode(),
        link: createToken(),
      }));
      const password = { password_hash: 'before' };
      await insertAll(
        db,
        'accounts',
        candidates.map(({ email }) => ({
          ...{ ...password, email, email_key: email, password_set_at: now },
          ...{ warned_at: null, created_at: now },
        })),
      );
      await insertAll(
        db,
        'sign_in_challenges',
        candidates.map(({ email, challenge, code }) => ({
          ...{ ...password, email, email_key: email, remember_me: 0, mailed: 1, used_at: null },
          ...{ token_hash: hashOf(challenge), code_hash: codeHashOf(challenge, code) },
          ...{ expires_at: now + 600_000, created_at: now },
        })),
      );
      await insertAll(
        db,
        'password_resets',
        candidates.map(({ email, link }) => ({
          ...{ token_hash: hashOf(link), email_key: email, used_at: null },
          ...{ expires_at: now + 600_000, created_at: now },
        })),
      );
      return candidates;
    },
    deeds: {
      verify: async ({ challenge, code }) => {
        await verifyCode(deps, { code }, visitorWith({ challenge }));
        return 'done';
      },
      reset: async ({ link }) => {
        await resetPassword(deps, { token: link, password: 'a new password of mine' });
        return 'done';
      },
      erase: erasing(service),
    },
    look: async (races) => {
      const accounts = await db.selectFrom('accounts').selectAll().execute();
      const passwords = new Map(accounts.map((row) => [row.email_key, row.password_hash]));
      const rowsOf = async (table: 'sessions' | 'sign_in_challenges' | 'password_resets') =>
        counting(await db.selectFrom(table).selectAll().execute(), (row) => row.email_key);
      const sessions = await rowsOf('sessions');
      const challenges = await rowsOf('sign_in_challenges');
      const links = await rowsOf('password_resets');
      const mails = await countRowsBy(db, 'outbox', ({ envelope_to }) => envelope_to);
      return races.map(({ subject: { email }, done }) => {
        const isGone = done('erase') > 0;
        const kept = isGone ? 0 : 1;
        return {
          is: {
            account: passwords.has(email) ? 1 : 0,
            isReset: (passwords.get(email) ?? 'before') !== 'before',
            sessions: sessions(email),
            challenges: challenges(email),
            links: links(email),
            mails: mails(email),
            twice: done('verify') > 1 || done('reset') > 1,
          },
          must: {
            account: kept,
            isReset: !isGone && done('reset') > 0,
            // A new password ends the sessions that were begun with the old one.
            sessions: isGone || done('reset') > 0 ? 0 : done('verify'),
            challenges: kept,
            links: kept,
            mails: isGone ? 0 : done('reset'),
            twice: false,
          },
        };
      });
    },
  };
});

describeRaces<Person>('a mailbox that one more mail may reach', (service) => {
  const { deps, db, now } = service;
  const inTime = { used_at: null, expires_at: now + 600_000, created_at: now };
  return {
    make: async (people) => {
      const allButOne = (limit: number) =>
        people.flatMap(({ email }) => Array.from({ length: limit - 1 }, () => email));
      await insertAll(
        db,
        'sign_in_challenges',
        allButOne(CODES_PER_MAILBOX).map((email) => ({
          ...{ ...inTime, email, email_key: email, token_hash: hashOf(createToken()) },
          ...{ password_hash: '', code_hash: '', remember_me: 0, mailed: 1 },
        })),
      );
      await insertAll(
        db,
        'password_resets',
        allButOne(LINKS_PER_MAILBOX).map((email) => ({
          ...{ ...inTime, email_key: email, token_hash: hashOf(createToken()) },
        })),
      );
      return people;
    },
    deeds: {
      signIn: async ({ email }) => {
        await signIn(deps, { email, password: 'a new password of mine' }, visitorWith({}));
        return 'done';
      },
      forget: async ({ email }) => {
        await forgotPassword(deps, { email });
        return 'done';
      },
      subscribe: async ({ email }) => {
        await subscribe(deps, { email });
        return 'done';
      },
      erase: erasing(service),
    },
    look: async (races) => {
      const mails = await countRowsBy(db, 'outbox', ({ envelope_to }) => envelope_to);
      const pending = await countRowsBy(db, 'subscriptions', (row) => row.email);
      return races.map(({ subject: { email }, done }) => {
        const isErased = done('erase') > 0;
        const mailed = ['signIn', 'forget', 'subscribe'].filter((deed) => done(deed) > 0).length;
        return {
          is: {
            ...(!isErased && { mails: mails(email) }),
            isMailed: pending(email) <= mails(email),
          },
          must: { ...(!isErased && { mails: mailed }), isMailed: true },
        };
      });
    },
  };
});

interface Subscriber extends Person {
  readonly token: string;
  readonly ending: string;
}

describeRaces<Subscriber>('a subscription', (service) => {
  const { deps, storage, db, now } = service;
  return {
    make: async (people) => {
      const subscribers = people.map((one) => ({ ...one, token: createToken() }));
      await insertAll(
        db,
        'subscriptions',
        subscribers.map(({ email, token }) => ({
          ...{ email, email_key: email, status: 'pending', token_hash: hashOf(token) },
          ...{ token_expires_at: now + 600_000, mailed_at: 0, confirmed_at: null },
          ...{ unsubscribe_hash: null, suspicion: null, created_at: now },
        })),
      );
      const ending = async (email: string) =>
        storage.transact(async (within) =>
          (await createUnsubscribeLinks(within, deps.settings.publicOrigin))(email),
        );
      return Promise.all(
        subscribers.map(async (one) => ({
          ...one,
          ending: new URL(await ending(one.email)).searchParams.get('token') ?? '',
        })),
      );
    },
    deeds: {
      write: async ({ email }) => {
        await sendContact(deps, { ...contactMessage, email });
        return 'done';
      },
      subscribe: async ({ email }) => {
        await subscribe(deps, { email });
        return 'done';
      },
      confirm: async ({ token }) =>
        (await confirmSubscription(deps, { token })).status === 'confirmed' ? 'done' : 'gone',
      end: async ({ ending }) =>
        (await unsubscribe(deps, { token: ending })).status === 'unsubscribed' ? 'done' : 'gone',
      erase: erasing(service),
    },
    look: async (races) => {
      const rows = await db.selectFrom('subscriptions').selectAll().execute();
      const statuses = new Map(rows.map((row) => [row.email, row.status]));
      const messages = await countRowsBy(db, 'contact_messages', ({ email }) => email);
      const all = await db.selectFrom('outbox').selectAll().execute();
      const announced = counting(all, ({ reply_to }) => reply_to);
      const subjects = (word: RegExp) =>
        counting(
          all.filter(({ subject }) => word.test(subject)),
          ({ envelope_to }) => envelope_to,
        );
      const acknowledged = subjects(/received your message/);
      const mailed = subjects(/[Cc]onfirm/);
      const welcomed = counting(
        all.filter(({ unsubscribe_link }) => unsubscribe_link !== null),
        ({ envelope_to }) => envelope_to,
      );
      return races.map(({ subject: { email }, outcomes, done }) => {
        const status = statuses.get(email);
        const asked = outcomes.some(([deed]) => deed === 'subscribe');
        const isEnded = done('end', 'erase') > 0;
        const isWhole = {
          // A message is stored with its two mails or not at all.
          acknowledged: messages(email),
          announced: messages(email),
          twice: false,
        };
        return {
          is: {
            acknowledged: acknowledged(email),
            announced: announced(email),
            twice: welcomed(email) > 1 || done('end') > 1,
            messagesLost: done('erase') === 0 && messages(email) < done('write'),
            ...(isEnded && !asked && { status, welcomed: welcomed(email) }),
            ...(!isEnded && { isConfirmed: status === 'confirmed' }),
            // A subscription requested after an erasure is pending, and its mail with the link exists.
            ...(done('erase') > 0 && asked && { hasMail: mailed(email) > 0 }),
          },
          must: {
            ...isWhole,
            messagesLost: false,
            ...(isEnded && !asked && { status: undefined, welcomed: 0 }),
            ...(!isEnded && { isConfirmed: done('confirm') > 0 }),
            ...(done('erase') > 0 && asked && { hasMail: status !== undefined }),
          },
        };
      });
    },
  };
});
