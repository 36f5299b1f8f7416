import type { ErrorKind } from '@example/api/problem';
import { useSyncExternalStore } from 'react';
import type { FormName, FormResult } from './form-result.ts';

/** Submission from this document, under way or ended. */
type Submission = { readonly form: FormName; readonly status: 'sending' } | FormResult;

let last: Submission | undefined;
const listeners = new Set<() => void>();

const keep = (submission: Submission | undefined) => {
  last = submission;
  for (const listener of listeners) listener();
};

/** Records the state of the last submission; `undefined` when another document has its result. */
export const noteSubmission = (submission: Submission | undefined): void => keep(submission);

/** Forgets an ended submission when something else is typed. */
export const forgetSubmission = (): void => {
  if (last?.status !== 'sending') keep(undefined);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the last submission from this document. It works outside the form, which may have crashed. */
export const useLastSubmission = (): Submission | undefined =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );

/** Failures after which the submission may be stored. */
const unsure: readonly ErrorKind[] = ['internal', 'unavailable', 'timeout', 'aborted'];

/** Returns whether the submission is stored. `unknown`: the failure does not tell. */
export const fateOf = (
  submission: Submission | undefined,
): 'arrived' | 'sending' | 'not_sent' | 'unknown' => {
  if (submission?.status === 'sending') return 'sending';
  if (submission?.status === 'success') return 'arrived';
  return submission?.status === 'error' && unsure.includes(submission.kind)
    ? 'unknown'
    : 'not_sent';
};
