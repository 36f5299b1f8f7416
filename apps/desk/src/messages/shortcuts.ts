import type { Permission } from '@example/api/staff';

/** The permission is that without which the keys do nothing. */
type Shortcut = readonly [keys: readonly string[], does: string, needs?: Permission];

interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
}

const reject: Shortcut = [['d'], 'Reject, with a mail and a reason', 'applications.write'];
const owner: readonly Shortcut[] = [
  [['o'], 'Set the owner'],
  [['i'], 'Take it yourself'],
];

export const messages = {
  singleKeys: 'Single keys do something',
  singleKeysHint: 'Switch this off if you dictate to the computer, or press keys by accident.',
  then: 'then',
  /** @param views - those that the member may open */
  groups: (
    views: readonly { readonly key: string; readonly label: string }[],
  ): readonly ShortcutGroup[] => [
    {
      name: 'In a list',
      shortcuts: [
        [['j'], 'Next row'],
        [['k'], 'Previous row'],
        [['Enter'], 'Open the row'],
        [['x'], 'Select the row', 'applications.write'],
        reject,
        [['r'], 'Read the list anew'],
        [['Home'], 'First row'],
        [['End'], 'Last row that is loaded'],
      ],
    },
    {
      name: 'In an application or enquiry',
      shortcuts: [
        [['s'], 'Set the status'],
        reject,
        [['t'], 'Add a tag to an application', 'applications.write'],
        [['n'], 'Write a note'],
        [['m'], 'Write to whoever sent it'],
        ...owner,
        [['v'], 'Show or hide the resume', 'resumes.read'],
      ],
    },
    {
      name: 'Everywhere',
      shortcuts: [
        [['?'], 'Show this help'],
        [['/'], 'Search'],
        ...views.map(({ key, label }): Shortcut => [['g', key], `Go to ${label.toLowerCase()}`]),
        [['z'], 'Undo a status that is not told yet'],
        [['Esc'], 'Leave a field, close what is open, or select nothing'],
      ],
    },
    {
      name: 'In the vacancies',
      shortcuts: [
        [['c'], 'New vacancy', 'vacancies.write'],
        [['e'], 'Edit the vacancy', 'vacancies.write'],
        ...owner.map(([keys, does]): Shortcut => [keys, does, 'vacancies.write']),
      ],
    },
  ],
} as const;
