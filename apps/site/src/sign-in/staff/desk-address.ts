import { DESK_PATH } from '../shared/paths.ts';

const ANY_ORIGIN = 'http://localhost';

/** The address at the desk that was asked for; `undefined` where it is none, so that nobody is sent elsewhere. */
export const deskAddress = (given: string | null | undefined): string | undefined => {
  if (!given?.startsWith(DESK_PATH) || !URL.canParse(given, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(given, ANY_ORIGIN);
  const isDesk = pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`);
  return origin === ANY_ORIGIN && isDesk ? pathname + search : undefined;
};
