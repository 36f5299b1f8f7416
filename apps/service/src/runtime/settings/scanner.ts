import { z } from 'zod';

/** Address of clamd in the form of Node's `connect`. */
export type ScannerSettings =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

const REASON =
  'must be a URL such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl, without user, password or parameters';

const DEFAULT_PORT = 3310;

const parse = (text: string): ScannerSettings | undefined => {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return undefined;
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname };
  if (protocol !== 'tcp:' || hostname === '' || !['', '/'].includes(pathname)) return undefined;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, port: port === '' ? DEFAULT_PORT : Number(port) };
};

export const scanner = z.string().transform((text, context): ScannerSettings => {
  const parsed = parse(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: REASON });
  return z.NEVER;
});
