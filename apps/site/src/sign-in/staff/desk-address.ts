import { DESK_PATH } from '../shared/paths.ts';

const ANY_ORIGIN = 'http://localhost';

/** Returns the given path when it is one of the desk; otherwise `undefined`, against open redirects. */
export const deskAddress = (given: string | null | undefined): string | undefined => {
  if (!given?.startsWith(DESK_PATH) || !URL.canParse(given, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(given, ANY_ORIGIN);
  const isDesk = pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`);
  return origin === ANY_ORIGIN && isDesk ? pathname + search : undefined;
};
