import { nanoid } from 'nanoid';
import { useState } from 'react';

/**
 * Returns the idempotency key of typed content. Changed content gets another key; the same content keeps its key, so
 * that it is saved once, however often it is sent.
 */
export const useIdempotencyKey = (content: string): string => {
  const [kept, setKept] = useState(() => ({ content, key: nanoid() }));
  if (kept.content === content) return kept.key;
  const renewed = { content, key: nanoid() };
  setKept(renewed);
  return renewed.key;
};
