import { type DestinationStream, type Logger, pino } from 'pino';
import { isUnavailable } from '../storage/unavailable.ts';

/** PostgreSQL repeats values in the messages of «data exceptions»; they may be a person's. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** What a log keeps of an error. */
const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '' } = error;
  const { code } = error as { readonly code?: unknown };
  // A server or disk that is away is no fault of the program.
  const frames = isUnavailable(error)
    ? []
    : stack.split('\n').filter((line) => /^\s+at /.test(line));
  const mayHoldValues = typeof code === 'string' && DATA_EXCEPTION.test(code);
  return {
    type: name,
    ...(code === undefined ? {} : { code }),
    ...(mayHoldValues ? {} : { message }),
    ...(frames.length === 0 ? {} : { stack: frames.join('\n') }),
  };
};

/** JSON lines without personal data: no bodies, no query strings, no addresses of any kind. */
export const createLog = (destination?: DestinationStream): Logger =>
  pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
