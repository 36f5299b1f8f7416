import { MEMBER_NAME_MAX_LENGTH, memberEmailField, memberNameField } from '@example/api/desk';
import {
  employeeCodeField,
  mobileNumberField,
  type StaffRole,
  staffRoles,
} from '@example/api/staff';
import { readSettings } from '../../runtime/settings/index.ts';
import { type MemberFields, type MemberRow, readMembers } from '../../auth/staff/members.ts';
import {
  addStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  type OperateDeps,
  removeStaff,
  resetStaff,
} from '../../auth/staff/operate.ts';
import type { Storage } from '../../storage/index.ts';
import {
  type Answer,
  type Command,
  creating,
  fail,
  type Invocation,
  commandLine,
  succeed,
  table,
} from './command-line.ts';

const usage = `Usage: npm run staff -- <command>

  add --code E1001 --name "Anu Rao" --mobile 919800000000 --email anu@example.com --role ROLE
                     adds a member of the staff; ROLE is recruiter, sales or administrator
                     with --create where there is no database yet
  change CODE [--name …] [--mobile …] [--email …] [--role …]
                     changes what is given; a role counts at once
  list               shows all members
  disable CODE       ends a member's sessions, and lets them sign in no more
  enable CODE        lets them sign in again, also one who tried too many wrong codes
  reset CODE         ends a member's sessions, takes their authenticator and recovery codes away; the
                     next sign-in sets up a new one, with a code that is mailed
  remove CODE        deletes a member who has left, with all that is stored of them

The member is told by mail, save by remove. Administrators do all but remove at the desk.
`;

type Options = Readonly<Partial<Record<'code' | 'name' | 'mobile' | 'email' | 'role', string>>>;

const codeOf = (text: string): string | undefined => {
  const parsed = employeeCodeField.safeParse(text);
  return parsed.success ? parsed.data : undefined;
};

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

type GivenFields = Partial<Omit<MemberFields, 'employee_code'>>;

/** Returns the checked fields of a member of staff, or a text that says what is wrong. */
const fieldsOf = ({ name, mobile, email, role }: Options): GivenFields | string => {
  const named = memberNameField.safeParse(name);
  const mobileNumber = mobileNumberField.safeParse(mobile);
  const address = memberEmailField.safeParse(email);
  if (name !== undefined && !named.success)
    return `the name has 1 to ${String(MEMBER_NAME_MAX_LENGTH)} characters`;
  if (mobile !== undefined && !mobileNumber.success)
    return `${mobile} is no mobile number: 8 to 12 digits, without + and blanks`;
  if (email !== undefined && !address.success) return `${email} is no email address`;
  if (role !== undefined && !isRole(role)) return `${role} is no role: ${staffRoles.join(', ')}`;
  return {
    ...(named.success && { name: named.data }),
    ...(mobileNumber.success && { mobile_number: mobileNumber.data }),
    ...(address.success && { email: address.data }),
    ...(role !== undefined && { role }),
  };
};

const noCode = (text: string) =>
  fail(`${text} is no employee code: 2 to 20 letters, digits and hyphens`);

const operating = (storage: Storage, { environment }: Invocation): OperateDeps => ({
  storage,
  settings: readSettings(environment),
  clock: Date.now,
  by: 'operator',
});

/** Returns the member of staff that the options describe, or why they describe none. */
const memberOf = (options: Options): MemberFields | Answer => {
  const employee_code = codeOf(options.code ?? '');
  if (employee_code === undefined) return noCode(options.code ?? '');
  const fields = fieldsOf(options);
  if (typeof fields === 'string') return fail(fields);
  const { name, mobile_number, email, role } = fields;
  if (
    name === undefined ||
    mobile_number === undefined ||
    email === undefined ||
    role === undefined
  )
    return { exitCode: 1, error: usage };
  return { employee_code, name, mobile_number, email, role };
};

/** Adds a member. Wrong words or settings must not create a database, so that they are read before there is one. */
const adding = (options: Options): Command => {
  const member = memberOf(options);
  return creating(
    async (storage, _settings, call) => {
      if ('exitCode' in member) return member;
      const { employee_code, email } = member;
      if (!(await addStaff(operating(storage, call), member)))
        return fail(`there is a member with the code ${employee_code}. Nothing changed.`);
      return succeed(
        `${employee_code} is added. The first sign-in sets up an authenticator, with a code mailed to ${email}.`,
      );
    },
    {
      refusal: async ({ environment }) => {
        readSettings(environment);
        return Promise.resolve('exitCode' in member ? member : undefined);
      },
    },
  );
};

const stateOf = ({ disabled_at, totp_secret }: MemberRow) => {
  if (disabled_at !== null) return 'disabled';
  return totp_secret === null ? 'not enrolled' : 'enrolled';
};

const list = async (storage: Storage): Promise<Answer> => {
  const members = await readMembers(storage.db);
  if (members.length === 0) return succeed('There is nobody. Begin with: npm run staff -- add');
  const header = ['CODE', 'STATUS', 'ROLE', 'NAME', 'MOBILE', 'EMAIL'];
  const rows = members.map((member) => [
    member.employee_code,
    stateOf(member),
    member.role,
    member.name,
    member.mobile_number,
    member.email,
  ]);
  return succeed(table([header, ...rows]));
};

interface MemberCommand {
  readonly run: (
    deps: OperateDeps,
    code: string,
    fields: GivenFields,
  ) => Promise<boolean | undefined>;
  readonly done: string;
  readonly notNeeded: string;
}

const memberCommands: Readonly<Record<string, MemberCommand>> = {
  change: {
    run: changeStaff,
    done: 'is changed.',
    notNeeded: 'was so already.',
  },
  disable: {
    run: disableStaff,
    done: 'is disabled and signed out.',
    notNeeded: 'was disabled already.',
  },
  enable: {
    run: enableStaff,
    done: 'may sign in again.',
    notNeeded: 'was not disabled. Wrong codes that were tried are forgotten.',
  },
  reset: {
    run: resetStaff,
    done: 'is signed out, and sets up a new authenticator at the next sign-in.',
    notNeeded: '',
  },
  remove: {
    run: removeStaff,
    done: 'is deleted and signed out.',
    notNeeded: '',
  },
};

const onMember =
  (code: string, options: Options, { run, done, notNeeded }: MemberCommand): Command =>
  async (storage, _settings, call) => {
    const fields = fieldsOf(options);
    if (typeof fields === 'string') return fail(fields);
    const outcome = await run(operating(storage, call), code, fields);
    if (outcome === undefined) return fail(`there is no member with the code ${code}`);
    return succeed(`${code} ${outcome ? done : notNeeded}`);
  };

const text = { type: 'string' } as const;

export const staff = commandLine(
  usage,
  { code: text, name: text, mobile: text, email: text, role: text },
  ({ positionals: [name = '', typed, ...rest], options, optionNames: { length: given } }) => {
    if (name === 'add') return typed === undefined && given === 5 ? adding(options) : undefined;
    if (name === 'list') return typed === undefined && given === 0 ? list : undefined;
    if (typed === undefined || rest.length > 0) return undefined;
    const code = codeOf(typed);
    const command = Object.hasOwn(memberCommands, name) ? memberCommands[name] : undefined;
    const isFitting = name === 'change' ? given > 0 && options.code === undefined : given === 0;
    if (!command || !isFitting) return undefined;
    return code === undefined
      ? async () => Promise.resolve(noCode(typed))
      : onMember(code, options, command);
  },
);
