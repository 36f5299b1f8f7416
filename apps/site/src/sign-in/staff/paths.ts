import {
  CAPTCHA_PARAM,
  LOGIN_PATH,
  MODE_PARAM,
  NEXT_PARAM,
  STAFF_PATH,
  STEP_PARAM,
} from '../shared/paths.ts';

/** Step of the staff's sign-in: code, recovery code, or setting up an authenticator. */
type StaffStep = 'code' | 'recovery' | 'enrol';

const addressOf = (path: string, parameters: Readonly<Record<string, string | undefined>>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};

/** Returns the URL of a step; `next` is the path at the desk to go on to. */
export const staffHref = (step: StaffStep, next: string | undefined) =>
  addressOf(STAFF_PATH, { [STEP_PARAM]: step === 'code' ? undefined : step, [NEXT_PARAM]: next });

/** Returns the URL of the staff's form; `next` is the path at the desk to go on to. */
export const staffLoginHref = (captcha: 'picture' | 'words', next: string | undefined) =>
  addressOf(LOGIN_PATH, {
    ...(captcha === 'words' ? { [CAPTCHA_PARAM]: captcha } : { [MODE_PARAM]: 'official' }),
    [NEXT_PARAM]: next,
  });
