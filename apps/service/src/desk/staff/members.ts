import {
  checkMemberQuery,
  type Member,
  type MemberList,
  type MemberQuery,
  type MemberRow,
  type MemberState,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { sql, type SqlBool } from 'kysely';
import { contains, countRows, type Db, type Schema } from '../../storage/index.ts';
import { countRecoveryCodes } from '../../auth/staff/recovery-codes.ts';
import { readCodes } from '../colleagues/colleagues.ts';
import type { DeskDeps } from '../calls/deps.ts';
import { readHistory } from '../history/history.ts';
import { allOf, defineList, column, readPage } from '../lists/list.ts';

const states: Readonly<Record<MemberState, string>> = {
  active: 'disabled_at is null and totp_secret is not null',
  not_enrolled: 'disabled_at is null and totp_secret is null',
  disabled: 'disabled_at is not null',
};

const stateOf = ({
  disabled_at,
  totp_secret,
}: Pick<Schema['staff_members'], 'disabled_at' | 'totp_secret'>): MemberState => {
  if (disabled_at !== null) return 'disabled';
  return totp_secret === null ? 'not_enrolled' : 'active';
};

const memberList = defineList<MemberQuery>({
  check: checkMemberQuery,
  columns: {
    name: column.text(sql`lower(name)`),
    employee_code: column.text('employee_code'),
    seen_at: column.number(sql`coalesce(seen_at, 0)`),
  },
  id: column.text('id'),
  defaultSort: 'name',
});

/** @throws ApiError of kind `invalid-input` */
export const listMembers = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<MemberList> => {
  const {
    filters: { q = '', role, state },
    range,
  } = memberList.parse(query);
  const named = q === '' ? [] : await readCodes(db, q);
  const found = db
    .selectFrom('staff_members')
    .where((where) =>
      allOf(
        role !== undefined && where('role', '=', role),
        state !== undefined && sql<SqlBool>`(${sql.raw(states[state])})`,
        q !== '' &&
          where.or([
            ...(named.length > 0 ? [where('employee_code', 'in', named)] : []),
            contains('employee_code', q.toUpperCase()),
          ]),
      ),
    );
  const { page, total, next } = await readPage(found, range, (rows) =>
    rows.select(['employee_code', 'name', 'role', 'disabled_at', 'totp_secret', 'seen_at']),
  );
  const items = page.map((row): MemberRow => {
    const { employee_code, name, role, seen_at } = row;
    return { employee_code, name, role, state: stateOf(row), seen_at };
  });
  return { items, total, ...next };
};

/** Creates the error for an employee code that nobody has. */
export const noSuchMember = (): ApiError =>
  new ApiError('not-found', 'There is no such member of the staff (any more).');

/** @throws ApiError of kind `not-found` */
export const readMember = async (db: Db, employeeCode: string): Promise<Member> => {
  const member = await db
    .selectFrom('staff_members')
    .selectAll()
    .where('employee_code', '=', employeeCode)
    .executeTakeFirstOrThrow(noSuchMember);
  const { id, employee_code, name, role, seen_at, created_at, disabled_at } = member;
  return {
    ...{ employee_code, name, role, seen_at, created_at, disabled_at },
    state: stateOf(member),
    mobile_number: member.mobile_number,
    email: member.email,
    sessions: await countRows(db.selectFrom('staff_sessions').where('member_id', '=', id)),
    recovery_codes: await countRecoveryCodes(db, id),
    history: await readHistory(db, `staff ${employee_code}`),
  };
};
