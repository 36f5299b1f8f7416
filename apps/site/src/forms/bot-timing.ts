import { FASTEST_FORM_MS } from '@example/api/form-signals';

/**
 * Returns the time when the document was first visible, in ms from its start. A prerendered document is visible later.
 */
const shownAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation');
  const activated: unknown =
    navigation && 'activationStart' in navigation ? navigation.activationStart : 0;
  return typeof activated === 'number' ? activated : 0;
};

/**
 * Returns whether a form is sent sooner than a person can fill it in. The time starts with the document, because the
 * script may arrive after everything is typed.
 */
export const hasBotTiming = (): boolean => performance.now() - shownAt() < FASTEST_FORM_MS;
