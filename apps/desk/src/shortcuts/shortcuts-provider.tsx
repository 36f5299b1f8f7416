import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { provided } from '../context/provided.ts';
import { attempt } from '../storage/attempt.ts';
import { choosesByLetter } from './chooses-by-letter.ts';
import { leaveField } from './leave-field.ts';

const KEY = 'desk-shortcuts';

interface Shortcuts {
  /** True when single keys are shortcuts. Members who use speech input can switch them off. */
  readonly enabled: boolean;
  readonly setEnabled: (enabled: boolean) => void;
}

const [ShortcutsContext, useShortcuts] = provided<Shortcuts>('ShortcutsProvider');

export { useShortcuts };

/** Returns the choice of this browser. Without storage it lasts until the page is left. */
const readEnabled = () => attempt(() => localStorage.getItem(KEY)) !== 'off';

// Browsers that do not know one of them skip it within `:is()`.
const isBehindDialog = () =>
  document.querySelector(':is(dialog:modal, [popover=auto]:popover-open)') !== null;

const notTypedInto = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Returns whether the target takes keys: a text field or a list of options. */
const takesKeys = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  target instanceof HTMLInputElement
    ? !notTypedInto.has(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Returns whether a key that was pressed may be a shortcut: not in a field, nor with Ctrl, Alt or Meta held. */
const isForShortcuts = (event: KeyboardEvent, inSelects = false): boolean =>
  !(event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) &&
  (!takesKeys(event.target) ||
    (inSelects &&
      event.target instanceof HTMLSelectElement &&
      !choosesByLetter(event.key, event.target)));

/** Leaves a field by Escape. In a search box the key deletes the text first; in a dialog it closes that. */
const leaveByEscape = (event: KeyboardEvent): void => {
  const { key, target: field } = event;
  if (key !== 'Escape' || event.defaultPrevented || event.isComposing || !takesKeys(field)) return;
  const isSearched = field.type === 'search' && field.value !== '';
  if (!isSearched && field.closest('dialog') === null) leaveField(field);
};

/** The first key of every shortcut of two keys. */
const LEADER = 'g';

/** Longest time between the two keys, in ms. */
const SEQUENCE_MS = 1_000;

/** When the leader was pressed; `undefined` unless it was the last key, or the one before the key that is handled. */
const led: { last?: number | undefined; before?: number | undefined } = {};

/** Notes a key before shortcuts see it. The leader counts only where it is no text. */
const notePress = (event: KeyboardEvent): void => {
  if (event.key === 'Shift') return;
  led.before = led.last;
  led.last = event.key === LEADER && isForShortcuts(event) ? event.timeStamp : undefined;
};

const followsLeader = ({ timeStamp }: KeyboardEvent): boolean =>
  led.before !== undefined && timeStamp - led.before <= SEQUENCE_MS;

export const ShortcutsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [enabled, setOwn] = useState(readEnabled);
  const value = useMemo(
    () => ({
      enabled,
      setEnabled: (next: boolean) => {
        setOwn(next);
        attempt(() => localStorage.setItem(KEY, next ? 'on' : 'off'));
      },
    }),
    [enabled],
  );
  useEffect(() => {
    document.addEventListener('keydown', notePress, true);
    document.addEventListener('keydown', leaveByEscape);
    return () => {
      document.removeEventListener('keydown', notePress, true);
      document.removeEventListener('keydown', leaveByEscape);
    };
  }, []);
  return <ShortcutsContext value={value}>{children}</ShortcutsContext>;
};

interface ShortcutOptions {
  readonly enabled?: boolean | undefined;
  /** Runs it on a list of options, too, unless its key chooses one of them. */
  readonly inSelects?: boolean | undefined;
}

/**
 * Runs an action when a key is pressed outside of fields: a character as typed (`/`, `?`), or one after the leader
 * (`g>a`), which then is no shortcut of its own. Does nothing behind a dialog or a menu, or with Ctrl, Alt or Meta held.
 */
export const useShortcut = (
  shortcut: string,
  act: () => void,
  { enabled: wanted = true, inSelects = false }: ShortcutOptions = {},
): void => {
  const { enabled } = useShortcuts();
  const [last = '', leader] = shortcut.split('>').toReversed();
  useHotkeys(
    last,
    (event) => {
      if (isBehindDialog() || followsLeader(event) !== (leader !== undefined)) return;
      event.preventDefault();
      act();
    },
    {
      enabled: wanted && (enabled || last === 'Escape'),
      useKey: true,
      ignoreModifiers: true,
      // The library asks this of single keys only: its own sequences would be shortcuts in fields, too.
      ignoreEventWhen: (event) => !isForShortcuts(event, inSelects),
      // Boxes and buttons keep their own keys; all other keys are shortcuts there too.
      enableOnFormTags: true,
    },
    [act],
  );
};
