import type { ApiErrorKind } from '@example/api/problem';
import type { FailureKind, Failures } from '@example/content/types';

const failureOf: Readonly<Record<ApiErrorKind, FailureKind>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'too_large',
  'too-many': 'too_many',
  forbidden: 'forbidden',
  'bad-input': 'server',
  conflict: 'server',
  'not-found': 'server',
  server: 'server',
  aborted: 'server',
};

/** Returns the message for a submission that failed in this way. */
export const failureText = (failures: Failures, kind: ApiErrorKind) =>
  (kind === 'not-found' ? failures.not_found : undefined) ?? failures[failureOf[kind]];
