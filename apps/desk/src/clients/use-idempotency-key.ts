import { nanoid } from 'nanoid';
import { useState } from 'react';

/** A key, and the content that was sent with it. */
export interface KeyedContent {
  readonly content: string;
  readonly key: string;
}

/**
 * Returns the idempotency key of typed content. Changed content gets another key; the same content keeps its key, so
 * that it is saved once, however often it is sent.
 *
 * @param sent - what was sent before the form was closed
 */
export const useIdempotencyKey = (content: string, sent?: KeyedContent): string => {
  const [kept, setKept] = useState(() => sent ?? { content, key: nanoid() });
  if (kept.content === content) return kept.key;
  const renewed = { content, key: nanoid() };
  setKept(renewed);
  return renewed.key;
};
