import { decodePart, urlSetting } from './url-setting.ts';

/** Address of clamd in the form of Node's `connect`. */
export type ScannerSettings =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

const REASON =
  'must be a URL such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl, without user, password or parameters';

const DEFAULT_PORT = 3310;

const parse = (url: URL): ScannerSettings | undefined => {
  const { protocol, hostname, port, pathname, href } = url;
  if (/[?#@]/.test(href)) return undefined;
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) {
    const path = decodePart(pathname);
    return path === undefined || path.includes('\0') ? undefined : { path };
  }
  if (protocol !== 'tcp:' || hostname === '' || !['', '/'].includes(pathname)) return undefined;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: port === '' ? DEFAULT_PORT : Number(port) };
};

export const scanner = urlSetting(parse, REASON);
