import type { Account, OwnApplication } from '@example/api/accounts';

/** Returns a candidate's application by its reference; `undefined` when it is not theirs. */
export const applicationOf = (
  { application, applications }: Account,
  wanted: string | null | undefined,
): OwnApplication | undefined =>
  [...(application ? [application] : []), ...applications].find(
    ({ reference }) => reference === wanted,
  );
