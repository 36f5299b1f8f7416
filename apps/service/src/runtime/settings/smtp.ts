import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';
import { decodePart, urlSetting } from './url-setting.ts';

const REASON =
  'must be a URL such as smtp://user:password@host:587 or smtps://host, with / ? # % in user and password written as %2F %3F %23 %25, and no parameters but requireTLS or ignoreTLS, tls.rejectUnauthorized (true or false), tls.servername and name';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether mails to a host stay on this machine. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  (isIPv4(host) && loopback.check(host)) ||
  (isIPv6(host) && loopback.check(host, 'ipv6'));

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const hostName = z.string().regex(/^[A-Za-z0-9.-]+$/);

const parameters = z.strictObject({
  requireTLS: flag.optional(),
  ignoreTLS: flag.prefault('false'),
  'tls.rejectUnauthorized': flag.optional(),
  'tls.servername': hostName.optional(),
  name: hostName.optional(),
});

const parse = (url: URL) => {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const user = decodePart(url.username);
  const pass = decodePart(url.password);
  const given = [...url.searchParams];
  const isOnce = new Set(given.map(([name]) => name)).size === given.length;
  const checked = parameters.safeParse(Object.fromEntries(given));
  const isWrong =
    !['smtp:', 'smtps:'].includes(url.protocol) ||
    host === '' ||
    !['', '/'].includes(url.pathname) ||
    url.hash !== '' ||
    !isOnce ||
    (checked.data?.requireTLS === true && checked.data.ignoreTLS);
  if (isWrong || user === undefined || pass === undefined || !checked.success) return undefined;
  const { requireTLS, ignoreTLS, name, ...tls } = checked.data;
  const isHere = isLoopback(host);
  const servername = tls['tls.servername'];
  return {
    host,
    /** `undefined` means 587, or 465 when TLS begins at once. */
    port: url.port === '' ? undefined : Number(url.port),
    /** True when TLS begins with the connection, false for STARTTLS. */
    secure: url.protocol === 'smtps:',
    /** True when nothing is sent before STARTTLS, even to a server that does not offer it. */
    requireTLS: requireTLS ?? !(ignoreTLS || isHere),
    /** True when STARTTLS is not used, even if it is offered. */
    ignoreTLS,
    auth: user === '' && pass === '' ? undefined : { user, pass },
    tls: {
      /** True when the server's certificate must be valid for its name. */
      rejectUnauthorized: tls['tls.rejectUnauthorized'] ?? !(isHere && servername === undefined),
      /** Name that the certificate must be valid for; `undefined` means the host. */
      servername,
    },
    /** Name of the service in its greeting; `undefined` means the machine's name. */
    name,
  };
};

export type SmtpSettings = Readonly<NonNullable<ReturnType<typeof parse>>>;

/**
 * Parses the URL of a mail server. By default a server on another machine must offer STARTTLS with a valid certificate,
 * or gets neither a password nor a mail, since an attacker on the way could remove the offer. On this machine nobody is
 * on the way, so any certificate will do: most are made by the mail server's package.
 */
export const smtpServer = urlSetting(parse, REASON);
