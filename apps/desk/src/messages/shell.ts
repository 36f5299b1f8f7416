import type { StaffRole } from '@example/api/staff';

const roles: Readonly<Record<StaffRole, string>> = {
  recruiter: 'Recruiter',
  sales: 'Sales',
  administrator: 'Administrator',
};

export const messages = {
  desk: 'Desk',
  navigation: 'Desk',
  menu: 'Menu',
  skip: 'Skip to the view',
  views: {
    applications: 'Applications',
    vacancies: 'Vacancies',
    enquiries: 'Enquiries',
    subscribers: 'Subscribers',
    outbox: 'Outbox',
    audit: 'Audit log',
    retention: 'Retention',
    staff: 'Staff',
    people: 'Personal data',
  },
  roles,
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  signingOut: 'Signing out',
  notSignedOut: 'You are still signed in.',
  discard: {
    heading: 'Sign out without sending?',
    text: 'You have begun notes, mails or vacancies in this tab. They are deleted when you sign out.',
    action: 'Sign out',
    stay: 'Stay',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  loading: 'Loading',
  offline:
    'No connection. What you see may be out of date; changes are not saved until it is back.',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  retry: 'Try again',
  close: 'Close',
  failures: {
    heading: 'This could not be loaded',
    /** Stays to be read after the connection is back. */
    offline: 'There was no connection.',
    unreachable: 'The service cannot be reached.',
    timeout: 'The service did not answer in time.',
    tooMany: 'That was too many requests. Wait a moment and try again.',
    forbidden: 'Your role may not do this.',
    unverified:
      'The service could not verify that this came from this page. Load the page again, and try again.',
    proofRequired: 'This needs a code of your authenticator.',
    notFound: 'It does not exist, or not any more.',
    server: 'The service did not answer as it should.',
    badInput: 'The service did not accept this.',
  },
  crashed: {
    heading: 'Something went wrong in the desk',
    text: 'Nothing you saved is lost. Load the page again; if it happens once more, tell the operator of the service.',
    reload: 'Load again',
    lastChange: {
      saved: 'Your last change was saved.',
      notSaved: 'Your last change was not saved.',
      pending: 'Your last change is still being saved.',
      unknown: 'It is not known whether your last change was saved: look before you make it again.',
    },
  },
  nothing: {
    heading: 'There is nothing at this address',
    text: 'The link may be old, or your role may not see what is there.',
    home: 'To the desk',
  },
  noViews: {
    heading: 'There is nothing here for your role yet',
    text: 'Ask an administrator if you expected something.',
  },
} as const;
