import { asOperator, member } from '../../testing/staff.ts';
import { createCode, createToken } from '../core/tokens.ts';
import type { AuditActor } from './audit.ts';
import { storeStaffChallenge } from './challenges.ts';
import { changeStaff, disableStaff, removeStaff } from './index.ts';
import { verifyStaff } from './verify.ts';
import {
  counting,
  countRowsBy,
  describeRaces,
  insertAll,
  type Person,
  visitorWith,
} from '../../testing/races.ts';

interface Member extends Person {
  readonly employeeCode: string;
  readonly challenge: string;
  readonly code: string;
}

describeRaces<Member>('a member of the staff', (service) => {
  const { deps, storage, db, now } = service;
  return {
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
        await verifyStaff(deps, { code }, visitorWith({ challenge }));
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
      const members = await countRowsBy(db, 'staff_members', ({ id }) => id);
      const challenges = await countRowsBy(db, 'staff_challenges', ({ member_id }) => member_id);
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
          },
          must: {
            member: 1 - done('remove'),
            // The challenge that was used up and that of the enrolment.
            challenges: isOut ? 0 : 1 + done('verify'),
            disabledLogged: done('disable'),
            removedLogged: done('remove'),
            rolesDiffer: true,
            twice: false,
          },
        };
      });
    },
  };
});

interface Administrators extends Person {
  readonly members: readonly [AuditedMember, AuditedMember];
}

type AuditedMember = Exclude<AuditActor, 'operator'>;

describeRaces<Administrators>('two administrators', (service) => {
  const { deps, db, now } = service;
  return {
    make: async (people) => {
      const pairs = people.map((one) => {
        const asMember = (letter: string): AuditedMember => ({
          ...{ id: `${one.id}-${letter}`, employeeCode: `E${one.number}${letter}` },
        });
        return { ...one, members: [asMember('A'), asMember('B')] as const };
      });
      await insertAll(
        db,
        'staff_members',
        pairs.flatMap(({ email, members }) =>
          members.map(({ id, employeeCode }) => ({
            ...{ ...member, id, email: `${id}-${email}`, employee_code: employeeCode },
            ...{ role: 'administrator' as const, created_at: now },
            ...{ disabled_at: null, totp_secret: null, totp_step: null },
          })),
        ),
      );
      return pairs;
    },
    deeds: {
      demote: async ({ members }, turn) => {
        const by = { ...asOperator(deps), by: members[turn] };
        await changeStaff(by, members[1 - turn]?.employeeCode ?? '', { role: 'sales' });
        return 'done';
      },
      disable: async ({ members }, turn) => {
        await disableStaff(
          { ...asOperator(deps), by: members[turn] },
          members[1 - turn]?.employeeCode ?? '',
        );
        return 'done';
      },
    },
    look: async (races) => {
      const rows = await db.selectFrom('staff_members').selectAll().execute();
      return races.map(({ subject: { members } }) => ({
        is: {
          administrators: rows.filter(
            ({ id, role, disabled_at }) =>
              role === 'administrator' &&
              disabled_at === null &&
              members.some((one) => one.id === id),
          ).length,
        },
        must: { administrators: 1 },
      }));
    },
  };
});
