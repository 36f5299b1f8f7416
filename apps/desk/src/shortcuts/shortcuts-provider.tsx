import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

const KEY = 'desk-shortcuts';

interface Shortcuts {
  /** True when single keys are shortcuts. Members who use speech input can switch them off. */
  readonly enabled: boolean;
  readonly setEnabled: (enabled: boolean) => void;
}

const ShortcutsContext = createContext<Shortcuts | undefined>(undefined);

const readEnabled = () => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

export const ShortcutsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [enabled, setOwn] = useState(readEnabled);
  const value = useMemo(
    () => ({
      enabled,
      setEnabled: (next: boolean) => {
        setOwn(next);
        try {
          localStorage.setItem(KEY, next ? 'on' : 'off');
        } catch {
          // Without storage the choice lasts until the page is left.
        }
      },
    }),
    [enabled],
  );
  return <ShortcutsContext value={value}>{children}</ShortcutsContext>;
};

export const useShortcuts = (): Shortcuts => {
  const shortcuts = use(ShortcutsContext);
  if (shortcuts === undefined) throw new Error('there is no ShortcutsProvider');
  return shortcuts;
};

const isBehindDialog = () => document.querySelector('dialog:modal') !== null;

const notTypedInto = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Returns whether the target takes keys: a text field or a list of options. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !notTypedInto.has(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

interface ShortcutOptions {
  readonly enabled?: boolean | undefined;
}

/**
 * Runs an action when a key is pressed outside of fields: a character as typed (`/`, `?`), or two in turn
 * (`g>a`). Does nothing behind a dialog, or with Ctrl, Alt or Meta held.
 */
export const useShortcut = (
  key: string,
  act: () => void,
  { enabled: wanted = true }: ShortcutOptions = {},
): void => {
  const { enabled } = useShortcuts();
  useHotkeys(
    key,
    () => {
      if (!isBehindDialog()) act();
    },
    {
      enabled: wanted && (enabled || key === 'Escape'),
      useKey: true,
      ignoreModifiers: true,
      preventDefault: () => !isBehindDialog(),
      ignoreEventWhen: (event) =>
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.defaultPrevented ||
        takesKeys(event.target),
      // Boxes and buttons keep their own keys; all other keys are shortcuts there too.
      enableOnFormTags: true,
    },
    [act],
  );
};
