import type { ApiErrorKind } from '@example/api/problem';
import { useSyncExternalStore } from 'react';
import type { FormName, FormOutcome } from './form-outcome.ts';

/** A form that was sent from this document: it is on its way, or its end is known. */
export type Submission = { readonly form: FormName; readonly status: 'sending' } | FormOutcome;

let last: Submission | undefined;
const listeners = new Set<() => void>();

const keep = (submission: Submission | undefined) => {
  last = submission;
  for (const listener of listeners) listener();
};

/** Keeps what is known of the form sent last. */
export const noteSubmission = (submission: Submission): void => {
  keep(submission);
};

/** Something else is being written: what ended before is no news any more. */
export const forgetSubmission = (): void => {
  if (last?.status !== 'sending') keep(undefined);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The form sent last from this document; it is known of outside of the form, too, which may be gone. */
export const useLastSubmission = (): Submission | undefined =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );

/** Failures after which something may be stored all the same. */
const unsure: readonly ApiErrorKind[] = ['server', 'timeout', 'aborted'];

/** Says whether what was sent is stored; `sending` and `unknown`: nobody can tell, not yet or not at all. */
export const fateOf = (
  submission: Submission | undefined,
): 'arrived' | 'sending' | 'not_sent' | 'unknown' => {
  if (submission?.status === 'sending') return 'sending';
  if (submission?.status === 'sent') return 'arrived';
  return submission?.status === 'failed' && unsure.includes(submission.kind)
    ? 'unknown'
    : 'not_sent';
};
