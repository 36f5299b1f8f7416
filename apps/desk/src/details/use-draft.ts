import { useState } from 'react';

const PREFIX = 'desk-draft ';

const read = (name: string) => {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return '';
  }
};

const write = (name: string, text: string) => {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // It holds until the view is left.
  }
};

/**
 * What was typed and not sent: it is there again when one comes back, or the page was loaded again,
 * until the tab is closed or somebody signs out.
 */
export const useDraft = (name: string): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState(() => read(name));
  return [
    typed,
    (text) => {
      setTyped(text);
      write(name, text);
    },
  ];
};

/** Whether something was typed under the name and not sent. */
export const hasDraft = (name: string): boolean => read(name) !== '';

/** Whoever is next at this browser does not see what was typed. */
export const forgetDrafts = (): void => {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // There are none.
  }
};
