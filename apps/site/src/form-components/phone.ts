import { PHONE_MIN_DIGITS } from '@example/api/limits';

/** Limits of a phone field. The spec sets no maximum (§9). The field has room for spaces and signs. */
export const phoneLimits = { minLength: PHONE_MIN_DIGITS, maxLength: 32 } as const;
