import { company } from '@example/content/company';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;

/** Clocks go wrong: so many steps before and after count too. */
const WINDOW = 1;

/** A new secret, in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** As all authenticators know it: SHA-1, six digits, 30 s (RFC 6238). */
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: company.name, label, secret: Secret.fromBase32(secret) });

/** The address an authenticator is given the secret by. */
export const totpUri = (secret: string, employeeCode: string): string =>
  totpOf(secret, employeeCode).toString();

/** The time step whose code this is, if it is one of those that count now. */
export const stepOf = (secret: string, code: string, now: number): number | undefined => {
  const delta = totpOf(secret, '').validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
};
