import type { StaffRole } from '@example/api/staff';
import type { Generated } from 'kysely';

/**
 * Step that a sign-in of the staff waits for: a mailed code, the authenticator's code, or its enrolment. A `prove` waits
 * for nothing: it counts a try of somebody who is signed in.
 */
export type StaffChallengeStep = 'mail' | 'authenticator' | 'enrol' | 'prove';

interface Challenge {
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  readonly token_hash: string;
  /** Hash of the mailed code and the token; of a random value when no code may work. */
  readonly code_hash: string;
  readonly remember_me: number;
  /** 1 if a mail was sent for it. */
  readonly mailed: number;
  wrong_tries: Generated<number>;
  readonly expires_at: number;
  used_at: number | null;
  readonly created_at: number;
}

interface Session {
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  readonly token_hash: string;
  readonly remember_me: number;
  /** Time of its last use, to a minute. */
  seen_at: number;
  readonly created_at: number;
}

export interface SignInTables {
  /** Account of a candidate. It exists only after a code that was mailed to the address was entered. */
  accounts: {
    /** Address in lower case, so that each mailbox has one row. */
    readonly email_key: string;
    readonly email: string;
    /** Hash with its parameters. */
    password_hash: string;
    password_set_at: number;
    /** Time at which its owner was last warned of a wrong password. */
    warned_at: number | null;
    readonly created_at: number;
  };

  /** Sign-in that waits for its code. */
  sign_in_challenges: Challenge & {
    readonly email_key: string;
    readonly email: string;
    /** Hash of the account at that time, or of the account that is to be created. */
    readonly password_hash: string;
  };

  sessions: Session & {
    readonly email_key: string;
    /** Browser that began it, such as Firefox on Windows; empty if unknown. */
    readonly browser: Generated<string>;
    readonly system: Generated<string>;
  };

  password_resets: {
    /** SHA-256 of the link's token, in hexadecimal; of a random value when no link was sent. */
    readonly token_hash: string;
    readonly email_key: string;
    readonly expires_at: number;
    used_at: number | null;
    readonly created_at: number;
  };

  staff_members: {
    readonly id: string;
    /** In upper case. */
    readonly employee_code: string;
    name: string;
    mobile_number: string;
    email: string;
    role: StaffRole;
    disabled_at: number | null;
    /** Encrypted secret of the authenticator; null if none is enrolled. */
    totp_secret: string | null;
    /** Last time step whose code was used, so that each code works once. */
    totp_step: number | null;
    /** Time of the member's last sign-in or call, to a minute. */
    seen_at: Generated<number | null>;
    readonly created_at: number;
  };

  staff_recovery_codes: {
    readonly member_id: string;
    readonly code_hash: string;
    used_at: number | null;
    readonly created_at: number;
  };

  staff_challenges: Challenge & {
    /** Null when no code may work. */
    readonly member_id: string | null;
    readonly step: StaffChallengeStep;
    /** Encrypted secret that is being enrolled. */
    readonly totp_secret: string | null;
    /** 1 if it began in a browser in which the member had signed in before. */
    readonly known_browser: number;
  };

  staff_sessions: Session & {
    readonly member_id: string;
    /** Time of the last code of the authenticator in this session, at the sign-in or later; null if there was none. */
    proven_at: Generated<number | null>;
    /** Codes that were refused since, in this session. */
    wrong_proofs: Generated<number>;
  };

  /** Captchas that were tried, since none is accepted twice. */
  staff_tried_captchas: {
    readonly id: string;
    readonly expires_at: number;
  };

  /** Begun sign-ins by address. A row is deleted when it no longer counts. */
  staff_attempts: {
    readonly id: string;
    /** HMAC of an IP address. */
    readonly address_hash: string;
    readonly created_at: number;
  };

  /** Actions of the staff and of operators. */
  audit_log: {
    readonly id: string;
    readonly at: number;
    /** Null for the operator. */
    readonly actor_id: string | null;
    /** Employee code at that time, or `operator`. */
    readonly actor_code: string;
    readonly action: string;
    readonly subject: string;
    readonly details: string;
  };
}
