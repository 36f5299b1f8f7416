import type { Settings } from './settings.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * Returns what is allowed and yet not meant by an operator, as a rule: each text names its setting. An https origin means
 * a proxy, as the service itself has no TLS, and visitors.
 */
export const doubtsOf = (settings: Settings): readonly string[] => {
  const { host, publicOrigin, publicOriginIsDefault, smtp, mailFrom, trustedProxies } = settings;
  const isPublic = publicOrigin.startsWith('https:');
  const doubts: readonly (readonly [isDoubtful: boolean, text: string])[] = [
    [
      smtp !== undefined && mailFrom.address.endsWith('@example.com'),
      'mails are sent from an address of example.com: set MAIL_FROM',
    ],
    [smtp === undefined && isPublic, 'mails are written to files, and none is sent: set SMTP_URL'],
    [
      trustedProxies.length === 0 && isPublic,
      'all visitors behind a proxy share one rate limit: set TRUST_PROXY',
    ],
    [!settings.rateLimit && isPublic, 'nothing is limited: RATE_LIMIT is off'],
    [
      publicOriginIsDefault && !LOOPBACK.includes(host),
      `forms are refused that come from another address than ${publicOrigin}: set PUBLIC_ORIGIN`,
    ],
  ];
  return doubts.flatMap(([isDoubtful, text]) => (isDoubtful ? [text] : []));
};
