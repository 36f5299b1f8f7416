import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

interface Download {
  readonly name: string;
  /** ASCII name, for programs that do not support `filename*`; the name by default. */
  readonly plainName?: string;
  readonly type: string;
}

/**
 * Sends a file as a download that is never displayed: uploaded content must not run on this origin.
 *
 * @param size - size in bytes, when known
 */
export const sendFile = async (
  reply: FastifyReply,
  { name, plainName = name, type }: Download,
  content: Readable,
  size?: number,
): Promise<FastifyReply> =>
  reply
    .headers({
      'Content-Type': type,
      'Content-Disposition': create(name.toWellFormed(), { fallback: plainName }),
      'Content-Security-Policy': 'sandbox',
      'Cache-Control': 'private, no-store',
      ...(size !== undefined && { 'Content-Length': size }),
    })
    .send(content);

/** Returns the ending of an uploaded file's name, which may be all of it: `.pdf`. */
export const endingOf = (name: string): string => /\.[A-Za-z]{3,4}$/.exec(name)?.[0] ?? '';

/**
 * Returns the download of an uploaded file: its original name, and a type from which no program guesses the content.
 */
export const downloadOf = (name: string): Download => ({
  name,
  plainName: `resume${endingOf(name)}`,
  type: 'application/octet-stream',
});
