import { randomBytes, randomInt } from 'node:crypto';

/** A UUID of version 7 (RFC 9562): sorts by time, so that indexes grow at one end. */
export const timeOrderedId = (now: number): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};

/** Crockford's base32: no I, L, O or U, so that it survives a telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a person quotes when asking about something, such as `E-7K3M9QXA`: 40 random bits. */
export const quotableReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(32))).join('')}`;
