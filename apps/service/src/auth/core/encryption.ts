import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { z } from 'zod';
import { readSecret, type Storage } from '../../storage/index.ts';

/** Purposes of the keys of the staff's sign-in. Each purpose has a key of its own. */
type EncryptionPurpose = 'captcha' | 'totp' | 'address' | 'browser' | 'person';

const SECRET_NAME = 'staff_secret';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const secrets = new WeakMap<Storage, Promise<Buffer>>();

/** Reads the secret once for each storage. A failure is not cached. */
const secretOf = async (storage: Storage): Promise<Buffer> => {
  const known = secrets.get(storage);
  if (known) return known;
  const reading = storage.transact(async (db) => readSecret(db, SECRET_NAME));
  secrets.set(storage, reading);
  reading.catch(() => secrets.delete(storage));
  return reading;
};

/** Protects a value in a cookie or a table from being read and from being changed. */
const createEncryption = (key: KeyObject) => ({
  /** Encrypts and signs a text (AES-256-GCM), in characters that a cookie may hold. */
  encrypt: (text: string) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  },
  /** Decrypts a text; `undefined` if this service did not encrypt it for this purpose. */
  decrypt: (encrypted: string) => {
    const bytes = Buffer.from(encrypted, 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  },
  /** Returns a keyed hash (HMAC) that is only compared for equality. */
  hash: (text: string) => createHmac('sha256', key).update(text).digest('base64url'),
});

export type Encryption = ReturnType<typeof createEncryption>;

/** Returns the encryption for a purpose, the same for all instances and after restarts. */
export const encryptionFor = async (
  storage: Storage,
  purpose: EncryptionPurpose,
): Promise<Encryption> => {
  const secret = await secretOf(storage);
  const key = Buffer.from(hkdfSync('sha256', secret, '', `staff ${purpose}`, KEY_BYTES));
  return createEncryption(createSecretKey(key));
};

/** Encrypts a value of a schema as JSON. `decrypt` returns `undefined` for anything else. */
export const encryptionAs = async <Value>(
  storage: Storage,
  purpose: EncryptionPurpose,
  schema: z.ZodType<Value>,
) => {
  const { encrypt, decrypt, hash } = await encryptionFor(storage, purpose);
  return {
    encrypt: (value: Value) => encrypt(JSON.stringify(value)),
    decrypt: (encrypted: string) => {
      const text = decrypt(encrypted);
      return text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data;
    },
    hash,
  };
};
