import { FASTEST_FORM_MS } from '@example/api/form-signals';

/** When the document was first before the visitor's eyes, in ms after it began: later where it was prerendered. */
const shownAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  const activated: unknown =
    navigation && 'activationStart' in navigation ? navigation.activationStart : 0;
  return typeof activated === 'number' ? activated : 0;
};

/**
 * Whether a form of this document is sent sooner than a person can have filled it in. The time runs
 * from the document's begin, not from that of the script, which may come when everything is typed.
 */
export const isTooFast = (): boolean => performance.now() - shownAt() < FASTEST_FORM_MS;
