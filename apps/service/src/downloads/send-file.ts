import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** A name in a header: any character of it, and none that could end it (RFC 8187). */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** What a file is saved as. */
export interface Download {
  readonly name: string;
  /** For programs that know no names of other characters than ASCII. */
  readonly plainName: string;
  readonly type: string;
}

/**
 * A file is saved, never shown: what somebody uploaded must not act on this origin.
 *
 * @param size - in bytes, where it is known
 */
export const sendFile = async (
  reply: FastifyReply,
  { name, plainName, type }: Download,
  content: Readable,
  size?: number,
): Promise<FastifyReply> =>
  reply
    .headers({
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': 'sandbox',
      'Cache-Control': 'private, no-store',
      ...(size !== undefined && { 'Content-Length': size }),
    })
    .send(content);

/** How an uploaded file is sent: under the name it came with, as bytes that no program is to guess at. */
export const downloadOf = (name: string): Download => ({
  name,
  plainName: `resume${/\.[A-Za-z]{3,4}$/.exec(name)?.[0] ?? ''}`,
  type: 'application/octet-stream',
});
