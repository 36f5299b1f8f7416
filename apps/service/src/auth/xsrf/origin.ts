import type { Settings } from '../../runtime/settings/index.ts';

export interface RequestSource {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly fetchMode: string | undefined;
}

/**
 * Sender of a request (contract §4):
 * - `cross-origin`: a page of another origin, always refused
 * - `navigation`: a form of our own origin
 * - `script`: a script of our own origin, which must send the token
 * - `not-a-browser`: a client without the headers that every browser sends with a POST
 */
type Sender = 'cross-origin' | 'navigation' | 'script' | 'not-a-browser';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the origins of the service. By default these are all names of the loopback. */
export const ownOrigins = ({
  publicOrigin,
  publicOriginIsDefault,
  port,
}: Pick<Settings, 'publicOrigin' | 'publicOriginIsDefault' | 'port'>): ReadonlySet<string> =>
  new Set(
    publicOriginIsDefault
      ? LOOPBACK_HOSTS.map((host) => new URL(`http://${host}:${String(port)}`).origin)
      : [publicOrigin],
  );

const OWN_SITES = new Set(['same-origin', 'none']);

/** @param own - see {@link ownOrigins} */
export const senderOf = (
  { origin, fetchSite, fetchMode }: RequestSource,
  own: ReadonlySet<string>,
): Sender => {
  if (origin !== undefined && !own.has(origin)) return 'cross-origin';
  if (fetchSite !== undefined && !OWN_SITES.has(fetchSite)) return 'cross-origin';
  if (origin === undefined && fetchSite === undefined) return 'not-a-browser';
  return fetchMode === 'navigate' ? 'navigation' : 'script';
};
