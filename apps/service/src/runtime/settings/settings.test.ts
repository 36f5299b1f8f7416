import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBucket, readSettings, readStorageSettings, SettingsError } from './settings.ts';

const MAIL_TO = 'office@example.info';

describe('settings', () => {
  it('has the defaults of the contract', () => {
    expect(readSettings({})).toEqual({
      port: 4200,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4200',
      publicOriginIsDefault: true,
      hstsIncludesSubdomains: false,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      decisionsDir: resolve('.data/decisions'),
      smtp: undefined,
      bucket: undefined,
      scanner: undefined,
      mailFrom: { name: '', address: 'no-reply@example.com' },
      mailTo: {
        enquiries: ['office@example.com'],
        applications: ['office@example.com'],
        demos: ['office@example.com'],
      },
      trustedProxies: [],
      rateLimit: true,
      redisUrl: undefined,
      retention: { applications: 365, talentPool: 730, enquiries: 730, mails: 30, audit: 365 },
      metrics: undefined,
    });
  });

  it('takes what is set, and a variable set to nothing as not set', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://www.example.com/',
      DATABASE_URL: 'postgres://user:password@db:5432/site',
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_TO: 'office@example.info',
      MAIL_FROM: 'Example Infotech <robot@example.info>',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMIT: 'off',
      REDIS_URL: '',
      KEEP_APPLICATIONS_DAYS: '180',
      KEEP_TALENT_POOL_DAYS: '90',
      DECISIONS_DIR: '/srv/decisions',
      METRICS_PORT: '9464',
    });
    expect(settings).toMatchObject({
      port: 8080,
      publicOrigin: 'https://www.example.com',
      publicOriginIsDefault: false,
      smtp: { host: 'mail.example.com', secure: true },
      mailFrom: { name: 'Example Infotech', address: 'robot@example.info' },
      trustedProxies: ['10.0.0.0/8', '::1'],
      rateLimit: false,
      decisionsDir: '/srv/decisions',
      retention: { applications: 180, talentPool: 90, enquiries: 730, mails: 30, audit: 365 },
      metrics: { host: '127.0.0.1', port: 9464 },
    });
  });

  it('tells several addresses, each once, and of some kinds others', () => {
    const settings = readSettings({
      MAIL_TO: 'office@example.info, Anu Rao <anu@example.info>,anu@example.info',
      MAIL_TO_APPLICATIONS: 'jobs@example.info',
    });
    const office = ['office@example.info', 'anu@example.info'];
    expect(settings.mailTo).toEqual({
      enquiries: office,
      applications: ['jobs@example.info'],
      demos: office,
    });
  });

  it('refuses to send mails whose recipient nobody named', () => {
    const SMTP_URL = 'smtp://mail.example.info';
    const message = /^MAIL_TO must be set where SMTP_URL is: .+$/;
    for (const some of [
      {},
      { MAIL_TO: ' ' },
      { MAIL_TO_ENQUIRIES: MAIL_TO, MAIL_TO_DEMOS: MAIL_TO },
    ])
      expect(() => readSettings({ SMTP_URL, ...some })).toThrow(message);
    expect(readSettings({ SMTP_URL, MAIL_TO }).mailTo.demos).toEqual([MAIL_TO]);
    const each = {
      MAIL_TO_ENQUIRIES: MAIL_TO,
      MAIL_TO_APPLICATIONS: MAIL_TO,
      MAIL_TO_DEMOS: MAIL_TO,
    };
    expect(readSettings({ SMTP_URL, ...each }).mailTo.demos).toEqual([MAIL_TO]);
  });

  it.each(['::1', 'fd00::7', '0.0.0.0', 'localhost', 'site-a', 'db_1.internal'])(
    'takes %s for where it listens',
    (HOST) => {
      expect(readSettings({ HOST }).host).toBe(HOST);
    },
  );

  it('derives the public origin from the port', () => {
    expect(readSettings({ PORT: '5000' }).publicOrigin).toBe('http://localhost:5000');
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PORT', '4200.5'],
    ['HOST', 'a b'],
    ['HOST', '999.1.1.1'],
    ['HOST', '127.1'],
    ['HOST', '::1::'],
    ['HOST', '127.0.0.1:4200'],
    ['HOST', '-x'],
    ['HOST', 'a..b'],
    ['HOST', '[::1]'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/path'],
    ['PUBLIC_ORIGIN', 'https://user@www.example.com'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.com'],
    ['PUBLIC_ORIGIN', 'https://*.example.com'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['DATABASE_URL', 'site.db'],
    ['DATABASE_URL', 'postgres://db/site # the database'],
    ['DATABASE_URL', 'postgres://db/site?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://db/site?sslmode=verify-ca'],
    ['DATABASE_URL', 'postgres://db/site?sslmode=verify-full&sslrootcert=/no/such/file'],
    ['DATABASE_URL', `postgres://db/site?sslmode=require&sslrootcert=${import.meta.filename}`],
    ['DATABASE_URL', 'postgres://db/site?sslrootcert=system'],
    ['DATABASE_URL', 'postgres://db/site?schema=public'],
    ['DATABASE_URL', 'postgres://db/site?connect_timeout=soon'],
    ['DATA_DIR', '"/var/lib/site"'],
    ['DATA_DIR', "'/var/lib/site'"],
    ['DATA_DIR', '~/site'],
    ['DATA_DIR', ' /var/lib/site'],
    ['DATA_DIR', '/var/lib/site # the data'],
    ['DATA_DIR', '/var/lib/site '],
    ['DATA_DIR', '/var/lib/site"'],
    ['DECISIONS_DIR', ' "/srv/decisions"'],
    ['DECISIONS_DIR', '"/srv/decisions"'],
    ['DATABASE_URL', 'postgres://db/%ff'],
    ['DATABASE_URL', 'postgres://user:100%@db/site'],
    ['DATABASE_URL', 'postgres://user:%zz@db/site'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMTP_URL', 'smtp://user:100%@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com/path'],
    ['SMTP_URL', 'smtp://mail.example.com?requireTls=false'],
    ['SMTP_URL', 'smtp://mail.example.com?requireTLS=no'],
    ['SMTP_URL', 'smtp://mail.example.com?requireTLS=true&requireTLS=false'],
    ['SMTP_URL', 'smtp://mail.example.com?requireTLS=true&ignoreTLS=true'],
    ['SMTP_URL', 'smtp://mail.example.com?sendmail=true'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_TO', 'a@example.com\nBcc: b@example.com'],
    ['MAIL_TO', 'a@example.com, b'],
    ['MAIL_TO', 'a@example.com,'],
    ['MAIL_TO', '"a@example.com"'],
    ['MAIL_TO', "'a@example.com'"],
    ['MAIL_TO', "'a@example.com, b@example.com'"],
    ['MAIL_TO_DEMOS', "'a@example.com'"],
    ['MAIL_FROM', "'a@example.com'"],
    ['MAIL_FROM', "'Name <a@example.com>'"],
    ['MAIL_TO', 'a@example.com; b@example.com'],
    ['MAIL_TO_ENQUIRIES', 'nobody'],
    ['MAIL_TO_APPLICATIONS', 'nobody'],
    ['MAIL_TO_DEMOS', 'nobody'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/97'],
    ['TRUST_PROXY', '0:0::/64'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['TRUST_PROXY', '10.0.0.1, 10.0.0'],
    ['TRUST_PROXY', '1:2'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['PUBLIC_ORIGIN', 'http://localhost:0'],
    ['DATABASE_URL', 'postgres://db:0/site'],
    ['SMTP_URL', 'smtp://mail.example.com:0'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com:0/bucket'],
    ['CLAMD_URL', 'tcp://scanner:0'],
    ['REDIS_URL', 'redis://redis:0'],
    ['RATE_LIMIT', 'no'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['HSTS_SUBDOMAINS', 'on'],
    ['METRICS_PORT', 'on'],
    ['METRICS_PORT', '4200'],
    ['METRICS_HOST', 'a b'],
    ['METRICS_HOST', '256.0.0.1'],
    ['KEEP_APPLICATIONS_DAYS', '0'],
    ['KEEP_ENQUIRIES_DAYS', 'forever'],
    ['KEEP_MAILS_DAYS', '40000'],
    ['S3_URL', 's3://bucket'],
    ['S3_URL', 's3://KEY:SECRET@host/bucket'],
    ['S3_URL', 'https://s3.example.com/bucket'],
    ['S3_URL', 'https://KEY@s3.example.com/bucket'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com/bucket/folder'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com/Bucket'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com/b'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com/bucket?tls=off'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com/bucket?region='],
    ['S3_URL', 'https://KEY:100%@s3.example.com/bucket'],
    ['S3_URL', 'https://KE%E2%80%A6:SECRET@s3.example.com/bucket'],
    ['S3_URL', 'https://K%0AEY:SECRET@s3.example.com/bucket'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.com/bucket?region=eu%20central'],
    ['CLAMD_URL', '127.0.0.1:3310'],
    ['CLAMD_URL', 'http://127.0.0.1:3310'],
    ['CLAMD_URL', 'tcp://127.0.0.1:3310/path'],
    ['CLAMD_URL', 'tcp://user@127.0.0.1:3310'],
    ['CLAMD_URL', 'unix://run/clamd.ctl'],
    ['CLAMD_URL', 'unix:///run/clamd%zz.ctl'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['REDIS_URL', 'redis://localhost/site'],
    ['REDIS_URL', 'rediss://localhost?tls=off'],
    ['REDIS_URL', 'redis://site:100%@localhost'],
    ['REDIS_URL', 'redis://%ff:secret@localhost'],
  ])('names %s when it is %j', (variable, value) => {
    let failure: unknown;
    try {
      readSettings({ [variable]: value });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(SettingsError);
    expect(failure).toHaveProperty(
      'message',
      expect.stringMatching(new RegExp(`^${variable} \\w+`)),
    );
    expect(String(failure)).not.toContain('\n');
  });

  it.each([
    ['DATABASE_URL', 'postgres://site:hush#1@db/site'],
    ['REDIS_URL', 'redis://site:hush/1@redis'],
    ['SMTP_URL', 'smtp://site:hush?1@mail.example.com'],
  ])('says how signs are written when the password in %s is as it is', (variable, value) => {
    const refuse = () => readSettings({ [variable]: value });
    expect(refuse).toThrow('%2F %3F %23 %25');
    expect(refuse).not.toThrow(/hush/);
  });

  it.each(['redis://localhost', 'redis://:secret@[::1]:6379/', 'rediss://user:secret@redis/1'])(
    'takes %s for shared counts',
    (REDIS_URL) => {
      expect(readSettings({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
    },
  );

  it.each([
    ['tcp://scanner', { host: 'scanner', port: 3310 }],
    ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/my clamav/clamd.ctl', { path: '/run/my clamav/clamd.ctl' }],
    ['unix:///run/my%20clamav/clamd.ctl', { path: '/run/my clamav/clamd.ctl' }],
  ])('takes %s for a virus scanner', (CLAMD_URL, expected) => {
    expect(readSettings({ CLAMD_URL }).scanner).toEqual(expected);
  });

  it('repeats no secret of a URL it refuses', () => {
    const refuse = () => readBucket({ S3_URL: 'https://KEY:hush@s3.example.com/' });
    expect(refuse).toThrow(SettingsError);
    expect(refuse).not.toThrow(/hush/);
  });

  it('takes a bucket apart', () => {
    const url = 'https://KEY:a%2Fb+c@s3.example.com/resumes?region=eu-central-1';
    expect(readBucket({ S3_URL: url })).toEqual({
      endpoint: 'https://s3.example.com',
      name: 'resumes',
      region: 'eu-central-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
    });
    expect(readBucket({ S3_URL: 'http://KEY:SECRET@[::1]:9000/resumes/' })).toMatchObject({
      endpoint: 'http://[::1]:9000',
      region: 'us-east-1',
    });
    expect(readBucket({ S3_URL: '', PORT: 'x' })).toBeUndefined();
  });

  it('gives the command line where the data is, whatever else is set', () => {
    expect(readStorageSettings({ DATA_DIR: '/srv/data', PORT: 'x', S3_URL: 'x' })).toEqual({
      dataDir: '/srv/data',
      databaseUrl: undefined,
    });
  });
});
