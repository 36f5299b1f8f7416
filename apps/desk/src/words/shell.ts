import type { StaffRole } from '@example/api/staff';

const roles: Readonly<Record<StaffRole, string>> = {
  recruiter: 'Recruiter',
  sales: 'Sales',
  administrator: 'Administrator',
};

/** The words around every view. */
export const words = {
  desk: 'Desk',
  navigation: 'Desk',
  menu: 'Menu',
  closeMenu: 'Close menu',
  skip: 'Skip to the view',
  views: { applications: 'Applications' },
  roles,
  signOut: 'Sign out',
  signingOut: 'Signing out',
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
    offline: 'There is no connection to the service.',
    timeout: 'The service did not answer in time.',
    tooMany: 'That was too many requests. Wait a moment and try again.',
    forbidden: 'Your role may not do this.',
    notFound: 'There is no such thing, or no longer.',
    server: 'The service could not do this. Nothing was changed.',
    badInput: 'The service did not accept this.',
  },
  crashed: {
    heading: 'Something went wrong in the desk',
    text: 'Nothing you saved is lost. Load the page again; if it happens once more, tell an administrator.',
    reload: 'Load again',
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
  shortcuts: {
    open: 'Keyboard shortcuts',
    heading: 'Keyboard shortcuts',
    singleKeys: 'Single keys do something',
    singleKeysHint: 'Switch this off if you dictate to the computer, or press keys by accident.',
    then: 'then',
    groups: { everywhere: 'Everywhere', list: 'In a list', application: 'In an application' },
    does: {
      help: 'Show this help',
      search: 'Search',
      goToApplications: 'Go to applications',
      close: 'Close what is open, or select nothing',
      next: 'Next row',
      previous: 'Previous row',
      open: 'Open the row',
      select: 'Select the row',
      refresh: 'Read the list anew',
      first: 'First row',
      last: 'Last row that is loaded',
      status: 'Set the status',
      tags: 'Add a tag',
      note: 'Write a note',
      mail: 'Write to the applicant',
    },
  },
} as const;
