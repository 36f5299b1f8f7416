import { describe, it } from 'vitest';
import { mailFolder } from '../../mail/index.ts';
import { erasePerson } from '../../features/privacy/index.ts';
import { subscribe, confirmSubscription, unsubscribe } from '../../features/subscriptions/index.ts';
import { unsubscribeLink } from '../../features/subscriptions/unsubscribe.ts';
import { databases } from '../../testing/databases.ts';
import { sendContact } from '../../testing/forms.ts';
import { counting, insertAll, type Outcome, type Person, raceAll } from '../../testing/races.ts';
import { asOperator, member } from '../../testing/staff.ts';
import { contactMessage, createTestService, type TestService } from '../../testing/test-service.ts';
import { createCode, codeHashOf, createToken, hashOf } from '../core/tokens.ts';
import { storeStaffChallenge } from '../staff/challenges.ts';
import type { StaffVisitor } from '../staff/cookies.ts';
import { changeStaff, disableStaff, removeStaff } from '../staff/index.ts';
import { verifyStaff } from '../staff/verify.ts';
import type { Visitor } from './cookies.ts';
import { resetPassword } from './reset-password.ts';
import { verifyCode } from './verify-code.ts';

const nothing = () => undefined;

/** Visitor with only a challenge; ignores the cookies that are set. */
const holding = (challenge: string): Visitor & StaffVisitor => ({
  session: undefined,
  device: { browser: '', system: '' },
  challenge,
  captchas: [],
  browser: undefined,
  address: '203.0.113.1',
  setSession: nothing,
  clearSession: nothing,
  setChallenge: nothing,
  clearChallenge: nothing,
  setCaptcha: nothing,
  clearCaptchas: nothing,
  setBrowser: nothing,
});

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

describe.each(databases)(
  'any two concurrent actions on $name',
  { timeout: 180_000 },
  (database) => {
    it('leave a guest as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      interface Guest extends Person {
        readonly challenge: string;
        readonly code: string;
        readonly link: string;
      }
      const now = Date.now();
      await raceAll<Guest>(storage, {
        make: async (people) => {
          const guests = people.map((one) => ({
            ...one,
            challenge: createToken(),
            code: createCode(),
            link: createToken(),
          }));
          const password = { password_hash: 'before' };
          await insertAll(
            db,
            'accounts',
            guests.map(({ email }) => ({
              ...{ ...password, email, email_key: email, password_set_at: now },
              ...{ warned_at: null, created_at: now },
            })),
          );
          await insertAll(
            db,
            'sign_in_challenges',
            guests.map(({ email, challenge, code }) => ({
              ...{ ...password, email, email_key: email, remember_me: 0, mailed: 1, used_at: null },
              ...{ token_hash: hashOf(challenge), code_hash: codeHashOf(challenge, code) },
              ...{ expires_at: now + 600_000, created_at: now },
            })),
          );
          await insertAll(
            db,
            'password_resets',
            guests.map(({ email, link }) => ({
              ...{ token_hash: hashOf(link), email_key: email, used_at: null },
              ...{ expires_at: now + 600_000, created_at: now },
            })),
          );
          return guests;
        },
        deeds: {
          verify: async ({ challenge, code }) => {
            await verifyCode(deps, { code }, holding(challenge));
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
          const mails = counting(
            await db.selectFrom('outbox').selectAll().execute(),
            ({ envelope_to }) => envelope_to,
          );
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
                somethingIsDone: done('verify', 'reset', 'erase') > 0,
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
                somethingIsDone: true,
              },
            };
          });
        },
      });
    });

    it('leave a subscription as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      interface Subscriber extends Person {
        readonly token: string;
        readonly ending: string;
      }
      await raceAll<Subscriber>(storage, {
        make: async (people) => {
          const now = Date.now();
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
              unsubscribeLink(within, deps.settings.publicOrigin, email),
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
            (await unsubscribe(deps, { token: ending })).status === 'unsubscribed'
              ? 'done'
              : 'gone',
          erase: erasing(service),
        },
        look: async (races) => {
          const rows = await db.selectFrom('subscriptions').selectAll().execute();
          const statuses = new Map(rows.map((row) => [row.email, row.status]));
          const messages = counting(
            await db.selectFrom('contact_messages').selectAll().execute(),
            ({ email }) => email,
          );
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
              somethingIsDone: true,
            };
            return {
              is: {
                acknowledged: acknowledged(email),
                announced: announced(email),
                twice: welcomed(email) > 1 || done('end') > 1,
                somethingIsDone: done('write', 'subscribe', 'confirm', 'end', 'erase') > 0,
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
      });
    });

    it('leave a member of the staff as their answers said', async () => {
      const service = await createTestService({ database });
      const { deps, storage } = service;
      const { db } = storage;
      interface Member extends Person {
        readonly employeeCode: string;
        readonly challenge: string;
        readonly code: string;
      }
      const now = Date.now();
      await raceAll<Member>(storage, {
        make: async (people) => {
          const members = people.map((one) => ({
            ...one,
            employeeCode: `E${one.number}`,
            challenge: createToken(),
            code: createCode(),
          }));
          await insertAll(
            db,
            'staff_members',
            members.map(({ id, email, employeeCode }) => ({
              ...{ ...member, id, email, employee_code: employeeCode, created_at: now },
              ...{ disabled_at: null, totp_secret: null, totp_step: null },
            })),
          );
          await storage.transact(async (within) => {
            for (const { id, challenge, code } of members)
              await storeStaffChallenge(within, challenge, now, {
                memberId: id,
                step: 'mail',
                rememberMe: false,
                isKnownBrowser: false,
                mailedCode: code,
              });
          });
          return members;
        },
        deeds: {
          verify: async ({ challenge, code }) => {
            await verifyStaff(deps, { code }, holding(challenge));
            return 'done';
          },
          change: async ({ employeeCode }, turn) => {
            const role = turn === 0 ? 'sales' : 'administrator';
            const isThere = await changeStaff(asOperator(deps), employeeCode, { role });
            return isThere === undefined ? 'gone' : 'done';
          },
          disable: async ({ employeeCode }) => {
            const couldSignIn = await disableStaff(asOperator(deps), employeeCode);
            if (couldSignIn === undefined) return 'gone';
            return couldSignIn ? 'done' : 'refused';
          },
          remove: async ({ employeeCode }) => {
            const isThere = await removeStaff(asOperator(deps), employeeCode);
            return isThere === undefined ? 'gone' : 'done';
          },
        },
        look: async (races) => {
          const members = counting(
            await db.selectFrom('staff_members').selectAll().execute(),
            ({ id }) => id,
          );
          const challenges = counting(
            await db.selectFrom('staff_challenges').selectAll().execute(),
            ({ member_id }) => member_id,
          );
          const log = await db.selectFrom('audit_log').selectAll().execute();
          const logged = counting(log, ({ action, subject }) => `${action} ${subject}`);
          const roles = new Map<string, string[]>();
          for (const { action, subject, details } of log) {
            if (action !== 'staff.changed') continue;
            const { from } = JSON.parse(details) as { readonly from: string };
            roles.set(subject, [...(roles.get(subject) ?? []), from]);
          }
          return races.map(({ subject: { id, employeeCode }, done }) => {
            const subject = `staff ${employeeCode}`;
            const isOut = done('disable', 'remove') > 0;
            const before = roles.get(subject) ?? [];
            return {
              is: {
                member: members(id),
                challenges: challenges(id),
                disabledLogged: logged(`staff.disabled ${subject}`),
                removedLogged: logged(`staff.removed ${subject}`),
                // Each role change records the role it replaced.
                rolesDiffer: new Set(before).size === before.length,
                twice: done('verify') > 1 || done('disable') > 1 || done('remove') > 1,
                somethingIsDone: done('verify', 'change', 'disable', 'remove') > 0,
              },
              must: {
                member: 1 - done('remove'),
                // The challenge that was used up and that of the enrolment.
                challenges: isOut ? 0 : 1 + done('verify'),
                disabledLogged: done('disable'),
                removedLogged: done('remove'),
                rolesDiffer: true,
                twice: false,
                somethingIsDone: true,
              },
            };
          });
        },
      });
    });
  },
);
