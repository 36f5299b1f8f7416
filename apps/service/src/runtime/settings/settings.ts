import { retention } from '@example/content/retention';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DatabaseUrlError, postgresConnection, type StorageSettings } from '../../storage/index.ts';
import { bucket, type BucketSettings } from './bucket.ts';
import { officeFields, officeOf, sender } from './mail.ts';
import { host, proxies } from './network.ts';
import { scanner } from './scanner.ts';
import { smtpServer } from './smtp.ts';
import { decodePart, parseUrl, urlSetting } from './url-setting.ts';

/** Retention of visitors' submissions and of the audit log, in days. */
export type Retention = Readonly<Record<keyof typeof retention, number>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid setting. The message names the variable. */
export class SettingsError extends Error {
  readonly variable: string;

  constructor(variable: string, reason: string) {
    super(`${variable} ${reason}`);
    this.name = 'SettingsError';
    this.variable = variable;
  }
}

const numberUpTo = (most: number, reason: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, reason)
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, reason);

const port = numberUpTo(65_535, 'must be a port number from 1 to 65535');
const days = numberUpTo(36_500, 'must be a number of days from 1 to 36500').optional();
const onOrOff = z.enum(['on', 'off'], 'must be on or off');

const originReason =
  'must be an origin such as https://www.example.com: http or https, without path, query, user or *';
const origin = z
  .string()
  .refine((text) => {
    const parsed = parseUrl(text);
    return (
      parsed !== undefined &&
      ['http:', 'https:'].includes(parsed.protocol) &&
      parsed.username === '' &&
      parsed.password === '' &&
      !parsed.hostname.includes('*') &&
      `${parsed.origin}/` === parsed.href &&
      !/[?#]/.test(text)
    );
  }, originReason)
  .transform((text) => new URL(text).origin);

const path = z
  .string()
  .refine(
    (text) => !text.includes('\u0000') && !/^["'~\s]|["'\s]$|\s#/.test(text),
    'must be a folder, written without quotes, blanks or a comment around it and without ~',
  )
  .transform((text) => resolve(text));

const redisReason =
  'must be a URL such as redis://host:6379 or rediss://user:password@host:6379/1, with / ? # % in user and password written as %2F %3F %23 %25';
const redisUrl = urlSetting((given) => {
  const { protocol, hostname, username, password, pathname, href } = given;
  const isWrong =
    !['redis:', 'rediss:'].includes(protocol) ||
    hostname === '' ||
    decodePart(username) === undefined ||
    decodePart(password) === undefined ||
    !/^\/?\d{0,4}$/.test(pathname) ||
    /[?#]/.test(href);
  return isWrong ? undefined : href;
}, redisReason);

const databaseUrl = z.string().superRefine((text, context) => {
  try {
    postgresConnection(text);
  } catch (error) {
    if (!(error instanceof DatabaseUrlError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
});

const settingsSchema = z.object({
  PORT: port.prefault('4200'),
  HOST: host.prefault('127.0.0.1'),
  PUBLIC_ORIGIN: origin.optional(),
  HSTS_SUBDOMAINS: onOrOff.prefault('off'),
  DATA_DIR: path.prefault('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DECISIONS_DIR: path.optional(),
  SMTP_URL: smtpServer.optional(),
  MAIL_FROM: sender.prefault('no-reply@example.com'),
  ...officeFields,
  S3_URL: bucket.optional(),
  CLAMD_URL: scanner.optional(),
  REDIS_URL: redisUrl.optional(),
  TRUST_PROXY: proxies.optional(),
  KEEP_APPLICATIONS_DAYS: days,
  KEEP_TALENT_POOL_DAYS: days,
  KEEP_ENQUIRIES_DAYS: days,
  KEEP_MAILS_DAYS: days,
  KEEP_AUDIT_DAYS: days,
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.prefault('127.0.0.1'),
  RATE_LIMIT: onOrOff.prefault('on'),
});

export const settingNames: readonly string[] = settingsSchema.keyof().options;

const storageSchema = settingsSchema.pick({ DATA_DIR: true, DATABASE_URL: true });
const decisionsSchema = settingsSchema.pick({ DATA_DIR: true, DECISIONS_DIR: true });
const bucketSchema = settingsSchema.pick({ S3_URL: true });
const retentionSchema = settingsSchema.pick({
  KEEP_APPLICATIONS_DAYS: true,
  KEEP_TALENT_POOL_DAYS: true,
  KEEP_ENQUIRIES_DAYS: true,
  KEEP_MAILS_DAYS: true,
  KEEP_AUDIT_DAYS: true,
});

/** Validates variables. One that is set to nothing counts as not set. */
const check = <T extends z.ZodType>(schema: T, environment: Environment): z.infer<T> => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(String(issue?.path[0]), issue?.message ?? 'is not valid');
};

/**
 * Reads the settings of the storage, which are all that the command line needs.
 *
 * @throws SettingsError
 */
export const readStorageSettings = (environment: Environment): StorageSettings => {
  const values = check(storageSchema, environment);
  return { dataDir: values.DATA_DIR, databaseUrl: values.DATABASE_URL };
};

/** Returns the folder of the noted decisions where `DECISIONS_DIR` is not set. */
export const decisionsDirIn = (dataDir: string): string => join(dataDir, 'decisions');

const decisionsDirOf = ({ DATA_DIR, DECISIONS_DIR }: z.infer<typeof decisionsSchema>): string =>
  DECISIONS_DIR ?? decisionsDirIn(DATA_DIR);

/**
 * Reads the folder of the noted decisions.
 *
 * @throws SettingsError
 */
export const readDecisionsDir = (environment: Environment): string =>
  decisionsDirOf(check(decisionsSchema, environment));

/** Names of the settings of the retention periods. */
export const retentionSettings = {
  applications: 'KEEP_APPLICATIONS_DAYS',
  talentPool: 'KEEP_TALENT_POOL_DAYS',
  enquiries: 'KEEP_ENQUIRIES_DAYS',
  mails: 'KEEP_MAILS_DAYS',
  audit: 'KEEP_AUDIT_DAYS',
} as const satisfies Readonly<Record<keyof Retention, string>>;

const retentionOf = (values: z.infer<typeof retentionSchema>): Retention => ({
  applications: values.KEEP_APPLICATIONS_DAYS ?? retention.applications,
  talentPool: values.KEEP_TALENT_POOL_DAYS ?? retention.talentPool,
  enquiries: values.KEEP_ENQUIRIES_DAYS ?? retention.enquiries,
  mails: values.KEEP_MAILS_DAYS ?? retention.mails,
  audit: values.KEEP_AUDIT_DAYS ?? retention.audit,
});

/**
 * Reads the retention of visitors' submissions and of the audit log.
 *
 * @throws SettingsError
 */
export const readRetention = (environment: Environment): Retention =>
  retentionOf(check(retentionSchema, environment));

/**
 * Reads the bucket of the resumes; `undefined` if they are files.
 *
 * @throws SettingsError
 */
export const readBucket = (environment: Environment): BucketSettings | undefined =>
  check(bucketSchema, environment).S3_URL;

/**
 * Reads all settings of contract §2.
 *
 * @throws SettingsError naming the first invalid variable
 */
export const readSettings = (environment: Environment) => {
  const values = check(settingsSchema, environment);
  if (values.METRICS_PORT === values.PORT)
    throw new SettingsError('METRICS_PORT', 'must be another port than PORT');
  if (values.HSTS_SUBDOMAINS === 'on' && !values.PUBLIC_ORIGIN?.startsWith('https:'))
    throw new SettingsError('HSTS_SUBDOMAINS', 'needs a PUBLIC_ORIGIN that begins with https:');
  const mailTo = officeOf(values, values.SMTP_URL !== undefined);
  if (!mailTo)
    throw new SettingsError(
      'MAIL_TO',
      'must be set where SMTP_URL is: the addresses that are told of what visitors send',
    );
  return {
    port: values.PORT,
    host: values.HOST,
    /** Scheme, host and port under which visitors reach the site, without a trailing slash. */
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${String(values.PORT)}`,
    /** True when `publicOrigin` is the default: the loopback's other names are then the same origin. */
    publicOriginIsDefault: values.PUBLIC_ORIGIN === undefined,
    /** True when browsers must use https for the subdomains of `publicOrigin` too, for a year. */
    hstsIncludesSubdomains: values.HSTS_SUBDOMAINS === 'on',
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** Folder of the noted decisions, such as erasures, which no restore may undo. */
    decisionsDir: decisionsDirOf(values),
    /** `undefined` writes mails to files. */
    smtp: values.SMTP_URL,
    /** `undefined` keeps resumes as files in `dataDir`. */
    bucket: values.S3_URL,
    /** `undefined` leaves resumes unscanned. */
    scanner: values.CLAMD_URL,
    mailFrom: values.MAIL_FROM,
    mailTo,
    /** Addresses or networks of proxies whose `X-Forwarded-For` counts. */
    trustedProxies: values.TRUST_PROXY ?? [],
    rateLimit: values.RATE_LIMIT === 'on',
    /** `undefined` counts rate limits in memory. */
    redisUrl: values.REDIS_URL,
    retention: retentionOf(values),
    /** Address that serves the metrics; `undefined` counts nothing. */
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  };
};

export type Settings = Readonly<ReturnType<typeof readSettings>>;
export type MetricsAddress = NonNullable<Settings['metrics']>;
