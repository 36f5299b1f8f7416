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

/** The views that there are, in the navigation's order. */
export const views: readonly DeskView[] = [
  {
    path: '/applications',
    label: words.views.applications,
    icon: 'document',
    permission: 'applications.read',
    key: 'a',
  },
];

/** The views that somebody with these permissions may open. */
export const viewsFor = (granted: readonly Permission[]): readonly DeskView[] =>
  views.filter(({ permission }) => granted.includes(permission));
