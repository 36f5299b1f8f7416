import type { Account, OwnSession } from '@example/api/accounts';
import type { CaptchaQuestion, StaffSession } from '@example/api/staff';

/** The staff's part of the login page; only the service loads it, as it changes with the document. */
export interface StaffData {
  /** The member who is signed in. */
  readonly staff?: StaffSession | undefined;
  /** The captcha's plain alternative, where it was asked for. */
  readonly question?: CaptchaQuestion | undefined;
}

/** The candidate and the member of the staff who are signed in, or that the lookup failed. */
export type SignedIn =
  | ({
      readonly status: 'loaded';
      readonly account?: Account;
      readonly sessions?: readonly OwnSession[];
    } & StaffData)
  | { readonly status: 'failed' };

/** The loader's data, and the page that renders it: signed-in candidates get another page at the login's address. */
export type AccountData = SignedIn & { readonly renderedBy: 'login' | 'account' };
