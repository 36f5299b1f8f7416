/*
 * What the site's forms noticed about who filled them in. It is sent beside the input, not in it: the
 * schemas of the calls know nothing of it.
 */

/** The header of a call that tells the service. */
export const FORM_SIGNAL_HEADER = 'X-Form-Signal';

/** `trap`: the field that people do not see was filled in; `fast`: sent faster than a person types. */
export const formSignals = ['trap', 'fast'] as const;

/** What is sent sooner after its page was shown than this, in ms, was sent by no person: not even by one whose browser fills in the fields. */
export const FASTEST_FORM_MS = 500;

export type FormSignal = (typeof formSignals)[number];

/** The signal of that name; anything else is none. */
export const toFormSignal = (name: unknown): FormSignal | undefined =>
  formSignals.find((known) => known === name);
