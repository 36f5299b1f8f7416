/*
 * Signals that a robot filled in a form. A header carries them beside the input: the schemas of the calls do
 * not have them.
 */

/** Header of a call that carries the signal. */
export const FORM_SIGNAL_HEADER = 'X-Form-Signal';

/** `trap`: a field that people do not see was filled in. `fast`: the form was sent faster than a person types. */
export const formSignals = ['trap', 'fast'] as const;

/**
 * Shortest time a person takes between seeing a form and sending it, in ms, even when the browser fills in
 * the fields.
 */
export const FASTEST_FORM_MS = 500;

export type FormSignal = (typeof formSignals)[number];

/** Returns the signal of that name, or `undefined`. */
export const toFormSignal = (name: unknown): FormSignal | undefined =>
  formSignals.find((known) => known === name);
