import type { Href } from '@example/content/types';

/** Where guests sign in, and find what is theirs once they have. */
export const LOGIN_PATH = '/login';
/** What the link in the mail about a forgotten password opens. */
export const RESET_PATH = '/login/reset-password';

/** Query parameters of the login page. */
export const MODE_PARAM = 'mode';
export const STEP_PARAM = 'step';
export const WITHDRAW_PARAM = 'withdraw';
/** The application that the ones shown come after. */
export const AFTER_PARAM = 'after';

const addressOf = (parameters: Readonly<Record<string, string>>) =>
  `${LOGIN_PATH}?${new URLSearchParams(parameters).toString()}` satisfies Href;

/** Id of what a view is named by: it takes the focus when the view takes another's place. */
export const VIEW_ID = 'view';
/** Id of what says who of the staff is signed in. */
export const STAFF_ID = 'staff';

export const CANDIDATE_HREF = addressOf({ [MODE_PARAM]: 'guest' });
export const CODE_HREF = addressOf({ [STEP_PARAM]: 'code' });
export const FORGOT_HREF = addressOf({ [STEP_PARAM]: 'forgot' });
export const ERASE_HREF = addressOf({ [STEP_PARAM]: 'erase' });
/** Says that what was asked for needs a session, and that there is none. */
export const ENDED_HREF = addressOf({ [MODE_PARAM]: 'guest', [STEP_PARAM]: 'ended' });

/** The applications that are older than one. */
export const olderHref = (reference: string) => addressOf({ [AFTER_PARAM]: reference });
/** What of a guest's sessions was ended: another address each time, so that the list is read again. */
export const ENDED_PARAM = 'ended';

export const sessionEndedHref = (session: string) => addressOf({ [ENDED_PARAM]: session });

/** The step between the list and an application that is withdrawn. */
export const withdrawHref = (reference: string) => addressOf({ [WITHDRAW_PARAM]: reference });

/** What comes after the staff's form: a page of its own, whose script no visitor of the login carries. */
export const STAFF_PATH = '/login/staff';
export const DESK_PATH = '/desk';

/** Asks for the captcha's plain alternative. */
export const CAPTCHA_PARAM = 'captcha';
/** Where at the desk a member wanted to go before they had to sign in. */
export const NEXT_PARAM = 'next';
