import { retention as promised } from '@example/content/retention';
import { type Environment, retentionSettings, settingNames, type Settings } from './settings.ts';

const periods = Object.keys(promised) as readonly (keyof typeof promised)[];

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
    ...periods.map(
      (period) =>
        [
          settings.retention[period] > promised[period],
          `${retentionSettings[period]} is longer than the privacy page says: change libs/content/src/retention.ts too`,
        ] as const,
    ),
  ];
  return doubts.flatMap(([isDoubtful, text]) => (isDoubtful ? [text] : []));
};

/** Length from which a name is compared: shorter ones are like other words, as PORT is like POST. */
const COMPARED_LENGTH = 6;

/** Returns whether a name is that of a setting but for its case, one letter, or the order of two. */
const isSlip = (name: string, setting: string): boolean => {
  const letters = name.toUpperCase().split('');
  const wrong = letters.findIndex((letter, at) => letter !== setting[at]);
  const start = wrong === -1 ? letters.length : wrong;
  const [first = '', second = '', ...others] = letters.slice(start);
  const meant = setting.slice(start);
  const [next = ''] = meant;
  const rest = second + others.join('');
  const corrected = [rest, next + first + rest, next + rest, second + first + others.join('')];
  return corrected.includes(meant);
};

/** Returns a text for each variable that looks like a setting which is not set. */
export const misspelledIn = (environment: Environment): readonly string[] => {
  const missing = settingNames.filter(
    (name) => name.length >= COMPARED_LENGTH && !environment[name],
  );
  return Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name)) return [];
    const meant = missing.find((setting) => isSlip(name, setting));
    return meant === undefined ? [] : [`${name} is no setting, and is ignored: set ${meant}`];
  });
};
