import { useState } from 'react';
import { attempt } from '../storage/attempt.ts';

const PREFIX = 'desk-draft ';
/** Begins the names of what was sent of drafts, which is a draft until the answer comes. */
const SENT_PREFIX = `${PREFIX}sent `;

/** Name under which decisions are kept that can be undone. Nobody typed it. */
export const UNTOLD = 'untold decisions';
/** Name under which is kept what the member must still be told after the next sign-in. */
export const NOTICE = 'notice';

/** Names of what nobody typed. */
const NOT_TYPED: readonly string[] = [PREFIX + UNTOLD, PREFIX + NOTICE];

/** Uses session storage. Where the browser refuses it, a draft lasts until the view is left. */
const inStorage = <T>(work: (storage: Storage) => T): T | undefined =>
  attempt(() => work(sessionStorage));

/** Returns the text that is kept under the name, or an empty one. */
export const readDraft = (name: string): string =>
  inStorage((storage) => storage.getItem(PREFIX + name)) ?? '';

/** Keeps a text under the name; an empty one deletes it, and what was sent of it. */
export const writeDraft = (name: string, text: string): void => {
  inStorage((storage) => {
    if (text === '') {
      storage.removeItem(PREFIX + name);
      storage.removeItem(SENT_PREFIX + name);
    } else storage.setItem(PREFIX + name, text);
  });
};

/**
 * Keeps unsent text in session storage. It survives leaving the view and reloading the page, until the tab is
 * closed or the member signs out.
 */
export const useDraft = (name: string): readonly [string, (text: string) => void] => {
  const [typed, setTyped] = useState(() => readDraft(name));
  return [
    typed,
    (text) => {
      setTyped(text);
      writeDraft(name, text);
    },
  ];
};

/** A draft that was sent: its content, and the idempotency key it was sent with. */
export interface Sent {
  readonly content: string;
  readonly key: string;
}

/** Returns what was sent last of the draft, whose answer has not come. */
export const readSent = (name: string): Sent | undefined =>
  inStorage((storage) => {
    const kept = storage.getItem(SENT_PREFIX + name);
    return kept === null ? undefined : (JSON.parse(kept) as Sent);
  });

/** Keeps what is sent of the draft until the draft is deleted. */
export const writeSent = (name: string, sent: Sent): void => {
  inStorage((storage) => storage.setItem(SENT_PREFIX + name, JSON.stringify(sent)));
};

/** Returns whether text is kept under the name that is unsent, or whose answer has not come. */
export const hasDraft = (name: string): boolean =>
  readDraft(name) !== '' || readSent(name) !== undefined;

/** Returns whether any unsent text is kept. */
export const hasDrafts = (): boolean =>
  inStorage((storage) =>
    Object.keys(storage).some((name) => name.startsWith(PREFIX) && !NOT_TYPED.includes(name)),
  ) === true;

/** Deletes all drafts, so that the browser's next user does not see them. */
export const forgetDrafts = (): void => {
  inStorage((storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  });
};

/** Deletes the drafts about records that are there no more. A draft about several goes as a whole. */
export const forgetDraftsAbout = (references: readonly string[]): void => {
  inStorage((storage) => {
    for (const name of Object.keys(storage))
      if (name.startsWith(PREFIX) && name.split(' ').some((part) => references.includes(part)))
        storage.removeItem(name);
  });
};

/** Names the member whose drafts they are. It does not begin as the names of drafts do. */
const OWNER = 'desk-drafts-of';

/** Makes the drafts those of a member. Deletes them when another member wrote them, whose session has ended. */
export const claimDrafts = (member: string): void => {
  inStorage((storage) => {
    const owner = storage.getItem(OWNER);
    if (owner !== null && owner !== member) forgetDrafts();
    storage.setItem(OWNER, member);
  });
};
