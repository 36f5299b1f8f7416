import { nanoid } from 'nanoid';
import { useState } from 'react';
import { readSent } from '../drafts/use-draft.ts';

/**
 * Returns the idempotency key of typed content. Changed content gets another key; the same content keeps its key, so
 * that it is saved once, however often it is sent.
 *
 * @param draft - name of the content's draft. What was sent of it has its key again after a reload
 */
export const useIdempotencyKey = (content: string, draft?: string): string => {
  const [kept, setKept] = useState(
    () => (draft === undefined ? undefined : readSent(draft)) ?? { content, key: nanoid() },
  );
  if (kept.content === content) return kept.key;
  const renewed = { content, key: nanoid() };
  setKept(renewed);
  return renewed.key;
};
