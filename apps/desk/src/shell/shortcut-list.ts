import type { DeskView } from './navigation.ts';
import { messages } from '../messages/shell.ts';

interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

const { does, groups } = messages.shortcuts;

export const shortcutGroups = (views: readonly DeskView[]): readonly ShortcutGroup[] => [
  {
    name: groups.list,
    shortcuts: [
      { keys: ['j'], does: does.next },
      { keys: ['k'], does: does.previous },
      { keys: ['Enter'], does: does.open },
      { keys: ['x'], does: does.select },
      { keys: ['d'], does: does.reject },
      { keys: ['r'], does: does.refresh },
      { keys: ['Home'], does: does.first },
      { keys: ['End'], does: does.last },
    ],
  },
  {
    name: groups.application,
    shortcuts: [
      { keys: ['s'], does: does.status },
      { keys: ['d'], does: does.reject },
      { keys: ['t'], does: does.tags },
      { keys: ['n'], does: does.note },
      { keys: ['m'], does: does.mail },
      { keys: ['o'], does: does.owner },
      { keys: ['i'], does: does.own },
      { keys: ['v'], does: does.resume },
    ],
  },
  {
    name: groups.everywhere,
    shortcuts: [
      { keys: ['?'], does: does.help },
      { keys: ['/'], does: does.search },
      ...views.map(({ key, label }) => ({ keys: ['g', key], does: does.goTo(label) })),
      { keys: ['z'], does: does.undo },
      { keys: ['Esc'], does: does.close },
    ],
  },
  {
    name: groups.vacancy,
    shortcuts: [
      { keys: ['c'], does: does.create },
      { keys: ['e'], does: does.edit },
      { keys: ['o'], does: does.owner },
      { keys: ['i'], does: does.own },
    ],
  },
];
