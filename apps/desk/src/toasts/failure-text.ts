import { ApiError, type ErrorKind } from '@example/api/problem';
import { isUnsure } from '../clients/is-unsure.ts';
import { messages as details } from '../messages/details.ts';
import { messages } from '../messages/shell.ts';

const { failures } = messages;

/** Texts by kind. The other kinds are refusals of what was sent. */
const texts: Readonly<Partial<Record<ErrorKind, string>>> = {
  offline: failures.offline,
  unreachable: failures.unreachable,
  timeout: failures.timeout,
  'too-many-requests': failures.tooMany,
  'xsrf-token': failures.unverified,
  'cross-origin': failures.unverified,
  'not-permitted': failures.forbidden,
  'proof-required': failures.proofRequired,
  'not-found': failures.notFound,
  internal: failures.server,
  unavailable: failures.server,
  aborted: failures.server,
};

export const failureText = (error: Error): string => {
  if (!(error instanceof ApiError)) return failures.server;
  return texts[error.kind] ?? error.errors[0]?.message ?? failures.badInput;
};

/** Says that a change was not saved, or that nobody knows, and why. */
export const notSavedText = (error: Error): string =>
  `${isUnsure(error) ? details.notKnown : details.notSaved} ${failureText(error)}`;
