import { ApiError } from '@example/api/problem';
import { messages } from '../messages/shell.ts';

const { failures } = messages;

export const failureText = (error: Error): string => {
  if (!(error instanceof ApiError)) return failures.server;
  switch (error.kind) {
    case 'offline':
      return failures.offline;
    case 'unreachable':
      return failures.unreachable;
    case 'timeout':
      return failures.timeout;
    case 'too-many':
      return failures.tooMany;
    case 'forbidden':
      return failures.forbidden;
    case 'not-found':
      return failures.notFound;
    case 'bad-input':
    case 'too-large':
    case 'conflict':
      return error.errors[0]?.message ?? failures.badInput;
    case 'server':
    case 'aborted':
      return failures.server;
  }
};
