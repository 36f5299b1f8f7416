import type { MemberState } from '@example/api/desk';
import { detailTexts, plural } from './lists.ts';

const states: Readonly<Record<MemberState, string>> = {
  active: 'Active',
  not_enrolled: 'No authenticator yet',
  disabled: 'Disabled',
};

const fields = {
  employee_code: 'Employee code',
  name: 'Name',
  mobile_number: 'Mobile number',
  email: 'Email',
  role: 'Role',
} as const;

export const messages = {
  title: 'Staff',
  states,
  fields,
  count: (total: number) => plural(total, 'member', 'members'),
  columns: {
    name: 'Name',
    employee_code: 'Code',
    role: 'Role',
    state: 'State',
    seen: 'Last seen',
  },
  never: 'Never',
  loading: 'The staff are loading',
  filters: {
    searchPlaceholder: 'Name or employee code',
    role: { label: 'Role', any: 'Any role' },
    state: { label: 'State', any: 'Any state' },
  },
  orders: {
    name: 'By name',
    nameDown: 'By name, backwards',
    code: 'By code',
    codeDown: 'By code, backwards',
    seen: 'Last seen first',
    seenDown: 'Longest away first',
  },
  none: {
    heading: 'Nobody here yet',
    text: 'Members of the staff appear here.',
    matching: 'No member matches',
  },
  detail: {
    ...detailTexts('member', 'members'),
    you: 'This is you',
    state: 'State',
    added: 'Added',
    disabled: 'Disabled',
    seen: 'Last seen',
    sessions: 'Signed in',
    inBrowsers: (count: number) =>
      count === 0 ? 'Nowhere' : `In ${plural(count, 'browser', 'browsers')}`,
    deeds: 'Did',
    inTheLog: 'See the audit log',
    recoveryCodes: 'Recovery codes',
    left: (count: number) => `${String(count)} left`,
  },
  form: {
    hints: {
      employee_code: '2 to 20 letters, digits and hyphens. It cannot be changed.',
      mobile_number:
        'Digits only, those of the country among them. It is asked for at the sign-in.',
      email: 'The code of the first sign-in is mailed there.',
      role: 'What a member may do. A change counts at once.',
    },
    ownRole: 'Another administrator changes your role.',
  },
  add: {
    open: 'Add a member',
    heading: 'Add a member',
    description: 'They are told by mail how to sign in, and set up an authenticator then.',
    action: 'Add',
    working: 'Adding',
    done: (name: string) => `${name} was added, and is told by mail.`,
  },
  edit: {
    open: 'Change',
    heading: 'Change the member',
    description: 'They are told by mail what was changed, at the old address too.',
    action: 'Save',
    working: 'Saving',
    done: 'Saved. The member is told by mail.',
  },
  disable: {
    open: 'Disable',
    heading: 'Disable this member?',
    text: (name: string) =>
      `${name} is signed out everywhere at once and cannot sign in. What they did stays. They are told by mail.`,
    action: 'Disable',
    done: 'Disabled and signed out.',
  },
  enable: {
    open: 'Enable',
    heading: 'Enable this member?',
    text: (name: string) =>
      `${name} can sign in again, with the authenticator they had, if any. They are told by mail.`,
    action: 'Enable',
    done: 'They can sign in again.',
  },
  reset: {
    open: 'Reset authenticator',
    heading: 'Reset the authenticator?',
    text: (name: string) =>
      `The authenticator and the recovery codes of ${name} are deleted, and they are signed out everywhere. The next sign-in sends a code to their email address, and sets up a new one.`,
    action: 'Reset',
    done: 'The authenticator is deleted.',
  },
  ownAccount: 'You cannot disable yourself. Another administrator can.',
  conflict: 'Nobody disables themself, or changes their own role.',
} as const;
