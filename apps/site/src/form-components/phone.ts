import { PHONE_MIN_DIGITS } from '@example/api/limits';

/**
 * Limits of a phone field. The spec sets no maximum (§9). The field has room for spaces and signs, because without
 * JavaScript a browser would cut a longer number.
 */
export const phoneLimits = { minLength: PHONE_MIN_DIGITS, maxLength: 32 } as const;
