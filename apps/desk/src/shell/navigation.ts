import type { Permission } from '@example/api/staff';
import type { IconName } from '@example/ui/icon';
import { messages } from '../messages/shell.ts';

export interface DeskView {
  /** Path below the desk's. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: IconName;
  readonly permission: Permission;
  /** Key that opens the view after `g`. */
  readonly key: string;
}

const { views: labels } = messages;

/** All views in the order of the navigation, visitors' messages first. */
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
  { path: '/staff', label: labels.staff, icon: 'building', permission: 'staff.read', key: 'm' },
  {
    path: '/people',
    label: labels.people,
    icon: 'shield',
    permission: 'people.read',
    key: 'd',
  },
  { path: '/audit', label: labels.audit, icon: 'clock', permission: 'audit.read', key: 'l' },
  {
    path: '/retention',
    label: labels.retention,
    icon: 'calendar',
    permission: 'retention.read',
    key: 'r',
  },
];

export const viewsFor = (granted: readonly Permission[]): readonly DeskView[] =>
  views.filter(({ permission }) => granted.includes(permission));
