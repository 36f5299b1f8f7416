import { security } from '@example/content/discovery';

const MONTHS_VALID = 7;

/**
 * How to report a weakness (RFC 9116). It expires at the beginning of a month, six to seven months
 * from now: within a year, and the same text for a month.
 */
export const writeSecurityTxt = (publicOrigin: string, now: number): string => {
  const today = new Date(now);
  const month = today.getUTCMonth() + MONTHS_VALID;
  const expires = new Date(Date.UTC(today.getUTCFullYear(), month));
  return [
    `Contact: ${security.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${security.preferredLanguages.join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
};
