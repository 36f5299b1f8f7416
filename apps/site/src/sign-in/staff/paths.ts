import {
  CAPTCHA_PARAM,
  LOGIN_PATH,
  MODE_PARAM,
  NEXT_PARAM,
  STAFF_PATH,
  STEP_PARAM,
} from '../shared/paths.ts';

/** After the code: by a recovery code, or the first time by setting up an authenticator. */
export type StaffStep = 'code' | 'recovery' | 'enrol';

const addressOf = (path: string, parameters: Readonly<Record<string, string | undefined>>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};

/** A step of the staff's sign-in, on the way to an address at the desk. */
export const staffHref = (step: StaffStep, next: string | undefined) =>
  addressOf(STAFF_PATH, {
    [STEP_PARAM]: step === 'code' ? undefined : step,
    [NEXT_PARAM]: next,
  });

/** The staff's form, on the way to an address at the desk. */
export const staffLoginHref = (captcha: 'picture' | 'words', next: string | undefined) =>
  addressOf(LOGIN_PATH, {
    ...(captcha === 'words' ? { [CAPTCHA_PARAM]: captcha } : { [MODE_PARAM]: 'official' }),
    [NEXT_PARAM]: next,
  });
