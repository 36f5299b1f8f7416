import { FASTEST_FORM_MS } from '@example/api/form-signals';

/** Returns the time when the document was first visible, in ms from its start: later when it was prerendered. */
const shownAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  const activated: unknown =
    navigation && 'activationStart' in navigation ? navigation.activationStart : 0;
  return typeof activated === 'number' ? activated : 0;
};

/**
 * Returns whether a form is sent sooner than a person can have filled it in. The time runs from the start
 * of the document, not of the script, which may arrive after everything is typed.
 */
export const hasBotTiming = (): boolean => performance.now() - shownAt() < FASTEST_FORM_MS;
