import {
  checkPersonErasure,
  checkPersonHandle,
  checkPersonQuery,
  type ErasedPerson,
  type Person,
} from '@example/api/desk';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { encryptionAs } from '../../auth/core/encryption.ts';
import { audit, auditAlone, personSubject } from '../../auth/staff/index.ts';
import {
  erasePerson,
  exportPerson,
  lookUpPerson,
  personalDataOf,
  refuseOffice,
} from '../../features/privacy/index.ts';
import { mailboxOf } from '../../storage/locks.ts';
import { type Colleague, type DeskDeps, parseOrThrow, refuse } from '../calls/deps.ts';

type PeopleDeps = Pick<DeskDeps, 'storage' | 'resumes' | 'settings' | 'clock'>;

/** Time for which a person who was looked up can be exported and erased, in ms. */
export const HANDLE_VALID_MS = 3_600_000;

const handleSchema = z.strictObject({ address: z.string(), by: z.string(), until: z.number() });

const handlesOf = async ({ storage }: PeopleDeps) => encryptionAs(storage, 'person', handleSchema);

/**
 * Returns the address, in lower case, of a person whom this colleague looked up.
 *
 * @throws ApiError of kind `invalid-input` when the handle is too old, or somebody else's
 */
const addressOf = async (deps: PeopleDeps, { id }: Colleague, handle: string): Promise<string> => {
  const known = (await handlesOf(deps)).decrypt(handle);
  if (known?.by === id && known.until > deps.clock()) return known.address;
  throw refuse([{ field: 'person', code: 'person_invalid' }]);
};

/**
 * Tells what is kept about the person with an address, and records this.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const lookUp = async (
  deps: PeopleDeps,
  colleague: Colleague,
  input: unknown,
): Promise<Person> => {
  const { email } = parseOrThrow(checkPersonQuery(input));
  const address = mailboxOf(email);
  const { storage, clock } = deps;
  const subject = await personSubject(storage, address);
  const { encrypt } = await handlesOf(deps);
  const at = clock();
  await auditAlone(storage, { at, actor: colleague, action: 'person.looked_up', subject });
  const kept = await lookUpPerson(storage.db, address);
  return {
    ...kept,
    person: encrypt({ address, by: colleague.id, until: at + HANDLE_VALID_MS }),
    email: address,
    subject,
  };
};

/**
 * Exports all that is stored about a person, and records this.
 *
 * @throws ApiError of kind `invalid-input`; the errors of the store, before anything is sent
 */
export const exportOne = async (
  deps: PeopleDeps,
  colleague: Colleague,
  input: unknown,
): Promise<Readable> => {
  const { person } = parseOrThrow(checkPersonHandle(input));
  const address = await addressOf(deps, colleague, person);
  const { storage, clock } = deps;
  const text = await exportPerson(personalDataOf(deps), address, clock());
  const subject = await personSubject(storage, address);
  await auditAlone(storage, { at: clock(), actor: colleague, action: 'person.exported', subject });
  return Readable.from(text, { objectMode: false });
};

/**
 * Erases a person whose address was typed once more, and records this with the erasure.
 *
 * @throws ApiError of kind `invalid-input` or `conflict`
 */
export const eraseOne = async (
  deps: PeopleDeps,
  colleague: Colleague,
  input: unknown,
): Promise<ErasedPerson> => {
  const { person, email } = parseOrThrow(checkPersonErasure(input));
  const address = await addressOf(deps, colleague, person);
  if (mailboxOf(email) !== address) throw refuse([{ field: 'email', code: 'email_differs' }]);
  refuseOffice(deps.settings, address);
  const subject = await personSubject(deps.storage, address);
  const data = { ...deps, ...personalDataOf(deps) };
  const erased = await erasePerson(data, address, async (db, counts) => {
    const details = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    const entry = { at: deps.clock(), actor: colleague, action: 'person.erased' };
    await audit(db, { ...entry, subject, details });
  });
  return { erased };
};
