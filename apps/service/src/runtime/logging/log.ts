import { type DestinationStream, type Logger, pino } from 'pino';
import { isUnavailable } from '../../storage/unavailable.ts';

/**
 * SQLSTATE class 22 («data exceptions»), and a syntax error, which a tsvector may have: PostgreSQL repeats values in
 * their messages, which may be personal data.
 */
const QUOTES_VALUES = /^(?:22[0-9A-Z]{3}|42601)$/;

const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '' } = error;
  const { code } = error as { readonly code?: unknown };
  // An unavailable server or disk is no error of the program, so its stack is left out.
  const frames = isUnavailable(error)
    ? []
    : stack.split('\n').filter((line) => /^\s+at /.test(line));
  const mayHoldValues = typeof code === 'string' && QUOTES_VALUES.test(code);
  return {
    type: name,
    ...(code === undefined ? {} : { code }),
    ...(mayHoldValues ? {} : { message }),
    ...(frames.length === 0 ? {} : { stack: frames.join('\n') }),
  };
};

/** Writes JSON lines without personal data: no bodies, no query strings, no addresses of any kind. */
export const createLog = (destination?: DestinationStream): Logger =>
  pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
