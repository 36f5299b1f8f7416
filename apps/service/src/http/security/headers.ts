import type { PageSources } from '@example/api/pages';
import type { Settings } from '../../runtime/settings/index.ts';
import { YEAR_S } from '../../runtime/clock/durations.ts';

/*
 * Set by hand and not by @fastify/helmet: the policy differs from page to page, all other headers are the same for
 * every answer, and one object per request suffices.
 */

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

export const securityHeaders = ({
  publicOrigin,
  hstsIncludesSubdomains,
}: Pick<Settings, 'publicOrigin' | 'hstsIncludesSubdomains'>): Readonly<
  Record<string, string>
> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  ...(publicOrigin.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=${String(YEAR_S)}${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** Policy of all answers that are no page: they load nothing, and may not be framed. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the policy of a page: its own origin, the hashes of its inline scripts and styles, the fonts in those styles,
 * and the frames it may embed.
 */
export const pagePolicy = ({ scripts, styles, fonts = [], frames = [] }: PageSources): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    ['font-src', "'self'", ...fonts].join(' '),
    "connect-src 'self'",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join('; ');
