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

const view = (name: keyof typeof messages.views, icon: IconName, key: string): DeskView => ({
  path: `/${name}`,
  label: messages.views[name],
  icon,
  permission: `${name}.read`,
  key,
});

/** All views in the order of the navigation, visitors' messages first. */
export const views: readonly DeskView[] = [
  view('applications', 'document', 'a'),
  view('enquiries', 'consult', 'e'),
  view('vacancies', 'briefcase', 'v'),
  view('subscribers', 'user', 's'),
  view('outbox', 'mail', 'o'),
  view('staff', 'building', 'm'),
  view('people', 'shield', 'd'),
  view('audit', 'clock', 'l'),
  view('retention', 'calendar', 'r'),
];

export const viewsFor = (granted: readonly Permission[]): readonly DeskView[] =>
  views.filter(({ permission }) => granted.includes(permission));
