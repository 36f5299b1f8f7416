import { PHONE_MIN_DIGITS } from '@example/api/limits';

/**
 * How a form asks for a phone number. There is no longest one (spec §9); the room is for a number as
 * one writes it, which a browser without JavaScript would otherwise cut.
 */
export const phoneLimits = { minLength: PHONE_MIN_DIGITS, maxLength: 32 } as const;
