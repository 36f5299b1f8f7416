import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text or a file, in hexadecimal. A token cannot be derived from its hash. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
