import type { ErrorKind } from '@example/api/problem';
import type { FailureKind, Failures } from '@example/content/types';

const failureOf: Readonly<Partial<Record<ErrorKind, FailureKind>>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'too_large',
  'too-many-requests': 'too_many',
  'xsrf-token': 'forbidden',
  'cross-origin': 'forbidden',
  'not-permitted': 'forbidden',
};

/** Returns the message for a submission that failed with this kind of error. */
export const failureText = (failures: Failures, kind: ErrorKind) =>
  (kind === 'not-found' ? failures.not_found : undefined) ?? failures[failureOf[kind] ?? 'server'];
