import { PHONE_MIN_DIGITS } from '@example/api/limits';

/**
 * Limits of a phone field. The spec sets no maximum (§9); there is room for a number with spaces and
 * signs, which a browser without JavaScript would otherwise cut.
 */
export const phoneLimits = { minLength: PHONE_MIN_DIGITS, maxLength: 32 } as const;
