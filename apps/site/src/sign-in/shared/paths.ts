import type { Href } from '@example/content/types';

/** Login page, and the account of a signed-in candidate. */
export const LOGIN_PATH = '/login';
/** Target of the link in the mail about a forgotten password. */
export const RESET_PATH = '/login/reset-password';

/** Query parameters of the login page. */
export const MODE_PARAM = 'mode';
export const STEP_PARAM = 'step';
export const WITHDRAW_PARAM = 'withdraw';
/** Reference of the application before the first one shown. */
export const AFTER_PARAM = 'after';

const addressOf = (parameters: Readonly<Record<string, string>>) =>
  `${LOGIN_PATH}?${new URLSearchParams(parameters).toString()}` satisfies Href;

/** Id of a view's heading, which takes the focus when the view changes. */
export const VIEW_ID = 'view';

/** Returns the URL of a view at its heading: a page that is loaded begins there, too. */
export const atView = (href: ReturnType<typeof addressOf>) => `${href}#${VIEW_ID}` satisfies Href;

/** Id of the heading above the signed-in member of the staff. */
export const STAFF_ID = 'staff';

export const CANDIDATE_HREF = addressOf({ [MODE_PARAM]: 'guest' });
export const CODE_HREF = addressOf({ [STEP_PARAM]: 'code' });
export const FORGOT_HREF = addressOf({ [STEP_PARAM]: 'forgot' });
export const ERASE_HREF = addressOf({ [STEP_PARAM]: 'erase' });
/** URL that asks to sign in because the session has ended. */
export const ENDED_HREF = addressOf({ [MODE_PARAM]: 'guest', [STEP_PARAM]: 'ended' });

/** Returns the URL of the applications older than one. */
export const olderHref = (reference: string) => addressOf({ [AFTER_PARAM]: reference });
/** Query parameter with the ended session. It makes the URL new each time, so that the list is loaded again. */
export const ENDED_PARAM = 'ended';

export const sessionEndedHref = (session: string) => addressOf({ [ENDED_PARAM]: session });

/** Returns the URL that asks for confirmation of a withdrawal. */
export const withdrawHref = (reference: string) => addressOf({ [WITHDRAW_PARAM]: reference });

/** Page of the steps after the staff's form. Visitors of the login do not load its script. */
export const STAFF_PATH = '/login/staff';
export const DESK_PATH = '/desk';

/** Query parameter that selects the captcha's plain alternative. */
export const CAPTCHA_PARAM = 'captcha';
/** Query parameter with the path at the desk to go on to after signing in. */
export const NEXT_PARAM = 'next';
