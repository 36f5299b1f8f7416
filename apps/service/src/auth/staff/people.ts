import type { Storage } from '../../storage/index.ts';
import { encryptionFor } from '../core/encryption.ts';

const TAG_LENGTH = 12;

/**
 * Returns a person as subject of entries in the audit log. It is a keyed hash of the address: the entries about one
 * person belong together, and name nobody.
 *
 * @param address - in lower case
 */
export const personSubject = async (storage: Storage, address: string): Promise<string> => {
  const { hash } = await encryptionFor(storage, 'person');
  return `person ${hash(`subject:${address}`).slice(0, TAG_LENGTH)}`;
};
