import { decodePart, urlSetting } from './url-setting.ts';

const REASON =
  'must be a URL such as https://KEY:SECRET@s3.example.com/bucket or http://KEY:SECRET@host:9000/bucket?region=eu-central-1, with / in key and secret written as %2F, and a bucket of 3 to 63 lowercase letters, digits, dots and hyphens';

/** Region in the signature for services without regions of their own. */
const DEFAULT_REGION = 'us-east-1';

/** S3's rule for names of buckets. */
const BUCKET_PATH = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

/** Signs that the header with the signature can hold. */
const IN_HEADER = /^[!-~]+$/;

const parseBucket = (url: URL) => {
  const { protocol, host, username, password, pathname, searchParams, hash } = url;
  const [, name] = BUCKET_PATH.exec(pathname) ?? [];
  const accessKeyId = decodePart(username);
  const secretAccessKey = decodePart(password);
  const { region = DEFAULT_REGION, ...others } = Object.fromEntries(searchParams);
  const isWrong =
    !['http:', 'https:'].includes(protocol) ||
    host === '' ||
    hash !== '' ||
    !/^[\w-]+$/.test(region) ||
    Object.keys(others).length > 0 ||
    ![accessKeyId ?? '', region].every((text) => IN_HEADER.test(text));
  if (isWrong || !name || !accessKeyId || !secretAccessKey) return undefined;
  // Scheme, host and port of the service.
  const endpoint = `${protocol}//${host}`;
  return { endpoint, name, region, accessKeyId, secretAccessKey };
};

export type BucketSettings = Readonly<NonNullable<ReturnType<typeof parseBucket>>>;

/** Parses the URL of a bucket. `http:` means without TLS. */
export const bucket = urlSetting(parseBucket, REASON);
