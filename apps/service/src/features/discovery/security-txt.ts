import { security } from '@example/content/discovery';

const MONTHS_VALID = 7;

/**
 * Formats security.txt (RFC 9116), which says how to report a vulnerability. It expires at the start of a month, six to
 * seven months from now: less than the allowed year, and unchanged within a month.
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
