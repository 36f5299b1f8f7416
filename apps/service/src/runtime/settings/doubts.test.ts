import { describe, expect, it } from 'vitest';
import { doubtsOf, misspelledIn, readSettings } from './index.ts';

const complete = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtps://mail.example.net',
  MAIL_FROM: 'no-reply@example.net',
  MAIL_TO: 'office@example.net',
};

describe('doubts about settings', () => {
  it.each([
    ['a checkout without settings', {}],
    ['a public site with all that it needs', complete],
    ['a site on another port of the loopback', { PUBLIC_ORIGIN: 'http://localhost:4300' }],
    ['a site of a load test', { RATE_LIMIT: 'off' }],
    ['a site that keeps less than it says', { KEEP_AUDIT_DAYS: '90' }],
  ])('are none for %s', (_name, environment) => {
    expect(doubtsOf(readSettings(environment))).toEqual([]);
  });

  it.each([
    ['MAIL_FROM', { ...complete, MAIL_FROM: 'no-reply@example.com' }],
    ['SMTP_URL', { ...complete, SMTP_URL: '' }],
    ['TRUST_PROXY', { ...complete, TRUST_PROXY: '' }],
    ['RATE_LIMIT', { ...complete, RATE_LIMIT: 'off' }],
    ['PUBLIC_ORIGIN', { HOST: '0.0.0.0' }],
    ['KEEP_TALENT_POOL_DAYS', { KEEP_TALENT_POOL_DAYS: '731' }],
  ])('name %s alone when only that is unlikely', (name, environment) => {
    expect(doubtsOf(readSettings(environment))).toEqual([
      expect.stringMatching(new RegExp(`\\b${name}\\b`)) as string,
    ]);
  });
});

describe('misspelled settings', () => {
  it.each([
    ['MAIL_FORM', 'MAIL_FROM'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['PUBLIC_ORRIGIN', 'PUBLIC_ORIGIN'],
    ['SMTP_URI', 'SMTP_URL'],
    ['KEEP_APPLICATION_DAYS', 'KEEP_APPLICATIONS_DAYS'],
    ['REDIS_URLS', 'REDIS_URL'],
    ['data_dir', 'DATA_DIR'],
  ])('are found, such as %s', (name, meant) => {
    const [text, ...others] = misspelledIn({ HOST: '', [name]: 'x' });
    expect(text).toBe(`${name} is no setting, and is ignored: set ${meant}`);
    expect(others).toEqual([]);
    expect(misspelledIn({ [meant]: 'y', [name]: 'x' })).toEqual([]);
  });

  it("are not the environment's other variables", () => {
    const others = ['POST', 'HOME', 'HOSTNAME', 'PATH', 'MAIL', 'XDG_DATA_DIRS', 'REDIS_PORT'];
    const more = ['MAIL_TO', 'MAIL_TO_SALES', 'NODE_ENV', 'SITE_DIR', 'SMTP_PASSWORD', 'S3', ''];
    for (const name of [...others, ...more])
      expect(misspelledIn({ [name]: 'x' }), name).toEqual([]);
  });
});
