import type { Account, OwnSession } from '@example/api/accounts';
import type { CaptchaQuestion, StaffSession } from '@example/api/staff';

/** The staff's part of the login page. Only the service loads it, because it changes with the document. */
export interface StaffData {
  /** The member who is signed in. */
  readonly staff?: StaffSession | undefined;
  /** The captcha's plain alternative, if it was requested. */
  readonly question?: CaptchaQuestion | undefined;
}

/** The signed-in candidate and member of the staff, or a failure of the lookup. */
export type SignedIn =
  | ({
      readonly status: 'loaded';
      readonly account?: Account;
      readonly sessions?: readonly OwnSession[];
    } & StaffData)
  | { readonly status: 'failed' };

/** The loader's data, and the page that renders it: another page at the login's URL for signed-in candidates. */
export type AccountData = SignedIn & {
  readonly renderedBy: 'login' | 'account';
  /** True when the request for the document brought no cookie. */
  readonly isCookieless?: boolean;
};
