import { describe, expect, it } from 'vitest';
import { readSettings } from './index.ts';

describe('a host in the settings', () => {
  it.each([
    ['PUBLIC_ORIGIN', 'https://www.example,com'],
    ['DATABASE_URL', 'postgres://one,other/site'],
    ['DATABASE_URL', 'postgres://db/site?host=one,other'],
    ['SMTP_URL', 'smtp://mail.example,com:587'],
    ['SMTP_URL', 'smtp://mail..example.com'],
    ['SMTP_URL', 'smtp://192.0.2.300'],
    ['S3_URL', "https://KEY:SECRET@s3.example'com/bucket"],
    ['CLAMD_URL', 'tcp://one,other'],
    ['REDIS_URL', 'redis://redis;6379'],
  ])('can have an address, or %s is refused, such as %s', (variable, value) => {
    expect(() => readSettings({ MAIL_TO: 'office@example.info', [variable]: value })).toThrow(
      new RegExp(`^${variable} must `),
    );
  });

  it.each([
    ['PUBLIC_ORIGIN', 'http://[::1]:4200'],
    ['PUBLIC_ORIGIN', 'https://bücher.example'],
    ['DATABASE_URL', 'postgres://%2Frun%2Fpostgresql/site'],
    ['DATABASE_URL', 'postgres://db/site?host=/run/postgresql'],
    ['SMTP_URL', 'smtp://mail_1.internal:25'],
    ['SMTP_URL', 'smtp://mail.example.com.'],
    ['SMTP_URL', 'smtps://[::1]'],
    ['S3_URL', 'http://KEY:SECRET@192.0.2.1:9000/bucket'],
    ['CLAMD_URL', 'tcp://[::1]:3310'],
    ['CLAMD_URL', 'unix:///run/clamav/clamd.ctl'],
    ['REDIS_URL', 'redis://redis-1:6379'],
  ])('of %s may be that of %s', (variable, value) => {
    expect(() => readSettings({ MAIL_TO: 'office@example.info', [variable]: value })).not.toThrow();
  });
});
