import type { S3Client } from '@aws-sdk/client-s3';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { BucketSettings } from '../../runtime/settings/index.ts';

/** S3's error code for a call that was signed at another time than the bucket's. */
export const CLOCK_DIFFERS = 'RequestTimeTooSkewed';

export interface WholeObject {
  readonly key: string;
  readonly body: Buffer;
  /** SHA-256 of the body, in hexadecimal, with which it is signed. The bucket compares it. */
  readonly digest: string;
}

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** Returns the text of an element of S3's description of an error. */
const elementOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/** Creates an error like those of the client's commands. */
const errorOf = (status: number, xml: string): Error =>
  Object.assign(new Error(elementOf(xml, 'Message') ?? `status ${String(status)}`), {
    name: elementOf(xml, 'Code') ?? 'UnknownError',
    $metadata: { httpStatusCode: status },
  });

/**
 * Creates a function that uploads an object whose body is in memory. It signs and sends the request by the client's own
 * parts, with the client's clock and time limits. The client's command comes to the same request through some twenty
 * layers, which take three quarters of the processor time of an upload.
 *
 * @throws the errors of the connection, and those that the bucket answers, like a command of the client
 */
export const createWholeUpload = (
  client: S3Client,
  { endpoint, name, region }: BucketSettings,
): ((object: WholeObject) => Promise<void>) => {
  const { protocol, hostname, host, port } = new URL(endpoint);
  const { config } = client;
  const scope = { signingRegion: region, signingService: 's3' };
  const scheme = { name: 'sigv4', signingName: 's3', signingRegion: region, properties: {} };
  return async ({ key, body, digest }) => {
    const request = {
      ...{ protocol, hostname, ...(port !== '' && { port: Number(port) }) },
      method: 'PUT',
      path: `/${name}/${encodeURIComponent(key)}`,
      headers: { host, 'content-length': String(body.length), 'x-amz-content-sha256': digest },
      body,
    };
    const signingDate = new Date(Date.now() + config.systemClockOffset);
    const signer = await config.signer(scheme);
    const signed = await signer.sign(request, { ...scope, signingDate });
    const { response } = (await config.requestHandler.handle(signed as never)) as {
      readonly response: Answer;
    };
    const said = await text(response.body);
    if (response.statusCode >= 200 && response.statusCode < 300) return;
    const bucketTime = Date.parse(response.headers['date'] ?? '');
    const error = errorOf(response.statusCode, said);
    // Corrects the clock for the next attempt, as the client's commands do.
    if (error.name === CLOCK_DIFFERS && !Number.isNaN(bucketTime))
      config.systemClockOffset = bucketTime - Date.now();
    throw error;
  };
};
