import { company } from '@example/content/company';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;

/** Time steps before and after the present one whose codes are valid, as clocks go wrong. */
const WINDOW = 1;

export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Uses the parameters that all authenticators know: SHA-1, six digits, 30 s (RFC 6238). */
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: company.name, label, secret: Secret.fromBase32(secret) });

/** Returns the URI that gives the secret to an authenticator. */
export const totpUri = (secret: string, employeeCode: string): string =>
  totpOf(secret, employeeCode).toString();

/** Returns the time step of a code; `undefined` if the code is not valid now. */
export const stepOf = (secret: string, code: string, now: number): number | undefined => {
  const delta = totpOf(secret, '').validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
};
