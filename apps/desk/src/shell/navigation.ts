import type { Permission } from '@example/api/staff';
import type { IconName } from '@example/ui/icon';
import { words } from '../words/shell.ts';

export interface DeskView {
  /** Its address below the desk's. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: IconName;
  /** Who sees it. */
  readonly permission: Permission;
  /** After `g`, the key that goes there. */
  readonly key: string;
}

const { views: labels } = words;

/** The views that there are, in the navigation's order: what visitors sent comes first. */
export const views: readonly DeskView[] = [
  {
    path: '/applications',
    label: labels.applications,
    icon: 'document',
    permission: 'applications.read',
    key: 'a',
  },
  {
    path: '/enquiries',
    label: labels.enquiries,
    icon: 'consult',
    permission: 'enquiries.read',
    key: 'e',
  },
  {
    path: '/vacancies',
    label: labels.vacancies,
    icon: 'briefcase',
    permission: 'vacancies.read',
    key: 'v',
  },
  {
    path: '/subscribers',
    label: labels.subscribers,
    icon: 'user',
    permission: 'subscribers.read',
    key: 's',
  },
  { path: '/outbox', label: labels.outbox, icon: 'mail', permission: 'outbox.read', key: 'o' },
  { path: '/audit', label: labels.audit, icon: 'clock', permission: 'audit.read', key: 'l' },
  {
    path: '/retention',
    label: labels.retention,
    icon: 'calendar',
    permission: 'retention.read',
    key: 'r',
  },
];

/** The views that somebody with these permissions may open. */
export const viewsFor = (granted: readonly Permission[]): readonly DeskView[] =>
  views.filter(({ permission }) => granted.includes(permission));
