import type { Href } from '@example/content/types';

/** Where guests sign in, and find what is theirs once they have. */
export const LOGIN_PATH = '/login';
/** What the link in the mail about a forgotten password opens. */
export const RESET_PATH = '/login/reset-password';

/** Query parameters of the login page. */
export const MODE_PARAM = 'mode';
export const STEP_PARAM = 'step';
export const WITHDRAW_PARAM = 'withdraw';

const addressOf = (parameters: Readonly<Record<string, string>>) =>
  `${LOGIN_PATH}?${new URLSearchParams(parameters).toString()}` satisfies Href;

/** Id of what a view is named by: it takes the focus when the view takes another's place. */
export const VIEW_ID = 'view';

export const GUEST_HREF = addressOf({ [MODE_PARAM]: 'guest' });
export const CODE_HREF = addressOf({ [STEP_PARAM]: 'code' });
export const FORGOT_HREF = addressOf({ [STEP_PARAM]: 'forgot' });
export const ERASE_HREF = addressOf({ [STEP_PARAM]: 'erase' });
/** Says that what was asked for needs a session, and that there is none. */
export const ENDED_HREF = addressOf({ [MODE_PARAM]: 'guest', [STEP_PARAM]: 'ended' });

/** The step between the list and an application that is withdrawn. */
export const withdrawHref = (reference: string) => addressOf({ [WITHDRAW_PARAM]: reference });
