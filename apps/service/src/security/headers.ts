import type { PageSources } from '@example/api/pages';
import type { Settings } from '../settings/index.ts';

/*
 * Set by hand and not by @fastify/helmet: the policy differs from page to page, everything else is the
 * same for every answer, and one object a request is all it takes.
 */

const YEAR_S = 31_536_000;

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

/** What every answer carries. */
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

/** The policy of everything that is no page: nothing may be loaded, nobody may frame it. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: its own origin, the inline scripts and styles that have these hashes, the fonts
 * these styles hold, and what it may embed.
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
