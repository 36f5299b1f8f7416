import { access, appendFile, constants, open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../runtime/clock/clock.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { readLastRetention } from '../retention/index.ts';
import { createFolder, type Storage, UnavailableError } from '../../storage/index.ts';
import {
  type Decision,
  type DecisionKind,
  hashSubject,
  nameOfKey,
  readDecisionsSecret,
} from './decision.ts';
import { syncFolder } from '../../runtime/sync-folder.ts';
import { unlessMissing } from '../../runtime/unless-missing.ts';

export interface DecisionDeps {
  readonly storage: Pick<Storage, 'db' | 'transact'>;
  readonly settings: Pick<Settings, 'decisionsDir'>;
  readonly clock: Clock;
}

/**
 * Returns the file of this machine. Several machines may share the folder over a network, where concurrent appends to
 * one file are not safe.
 */
const fileIn = (folder: string) =>
  join(folder, `${hostname().replaceAll(/[^\w.-]/g, '_') || 'host'}.ndjson`);

/**
 * Creates the folder of the decisions when it is missing.
 *
 * @throws the disk's errors, also when the folder or the file of this machine is not writable, as after a command of
 *   another user
 */
export const createDecisionsDir = async (folder: string): Promise<void> => {
  createFolder(folder);
  await access(folder, constants.W_OK | constants.X_OK);
  const file = await unlessMissing(open(fileIn(folder), constants.O_WRONLY | constants.O_APPEND));
  await file?.close();
};

/** Appends a line to the file of this machine; resolves when it is synced to the disk. */
const append = async (folder: string, line: string): Promise<void> => {
  await createDecisionsDir(folder);
  // Begins with a newline, because a crash may have left half a line.
  await appendFile(fileIn(folder), `\n${line}\n`, { mode: 0o600, flush: true });
  await syncFolder(folder);
};

/**
 * Prepares a decision, and returns the function that notes it outside the database. It writes nothing to the database, so
 * that it may be called in a transaction, between the checks and the deed.
 *
 * @param subject - see {@link decisionKinds}
 * @throws the errors of the database; the function throws UnavailableError when the folder is not writable, and the
 *   decision must then not be carried out
 */
export const prepareDecision = async (
  { storage, settings: { decisionsDir }, clock }: DecisionDeps,
  what: DecisionKind,
  subject: string,
): Promise<() => Promise<void>> => {
  const secret = await storage.transact(readDecisionsSecret);
  // A slow clock must not date the decision before the data it is about.
  const last = await readLastRetention(storage.db);
  return async () => {
    const decision: Decision = {
      at: new Date(Math.max(clock(), last?.at ?? 0)).toISOString(),
      what,
      subject: hashSubject(secret, what, subject),
      key: nameOfKey(secret),
    };
    try {
      await append(decisionsDir, JSON.stringify(decision));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw new UnavailableError(`DECISIONS_DIR ${decisionsDir} cannot be written: ${code}`, error);
    }
  };
};

/**
 * Notes a decision outside the database, before it is carried out. When a crash prevents that, a restore still carries
 * it out.
 *
 * @param subject - see {@link decisionKinds}
 * @throws UnavailableError when the folder is not writable, and the errors of the database; the decision must then not
 *   be carried out
 */
export const noteDecision = async (
  deps: DecisionDeps,
  what: DecisionKind,
  subject: string,
): Promise<void> => {
  const note = await prepareDecision(deps, what, subject);
  await note();
};
