import { access, constants, open } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { readLastPurge } from '../privacy/last-purge.ts';
import { createFolder, type Storage, UnavailableError } from '../storage/index.ts';
import {
  type Decision,
  type DecisionKind,
  hashSubject,
  nameOfKey,
  readDecisionsSecret,
} from './decision.ts';

/** What it takes to note a decision. */
export interface DecisionDeps {
  readonly storage: Pick<Storage, 'db' | 'transact'>;
  /** The folder of the decisions. */
  readonly decisionsDir: string;
  readonly clock: Clock;
}

const ownerOnly = 0o600;

/**
 * Makes the folder of the decisions where there is none.
 *
 * @throws the disk's errors, also where nothing may be written in it
 */
export const createDecisionsDir = async (folder: string): Promise<void> => {
  createFolder(folder);
  await access(folder, constants.W_OK);
};

/**
 * The file of this machine: several may share the folder, over a network too, where appending is no
 * matter of two machines.
 */
const fileIn = (folder: string) =>
  join(folder, `${hostname().replaceAll(/[^\w.-]/g, '_') || 'host'}.ndjson`);

/** Appends a line to a file; it is on the disk when this resolves. */
const append = async (folder: string, line: string): Promise<void> => {
  await createDecisionsDir(folder);
  const file = await open(fileIn(folder), 'a', ownerOnly);
  try {
    // It begins a line of its own whatever a crash has left of the last one.
    await file.appendFile(`\n${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Notes a decision outside the database, before it is carried out: one that a crash then prevents is
 * carried out by a restore all the same.
 *
 * @param subject - as {@link DecisionKind} says
 * @throws UnavailableError where the folder cannot be written, and the errors of the database: what was decided
 *   must not be done then
 */
export const noteDecision = async (
  { storage, decisionsDir, clock }: DecisionDeps,
  what: DecisionKind,
  subject: string,
): Promise<void> => {
  const secret = await storage.transact(readDecisionsSecret);
  // A clock that is behind must not date it before what it is about.
  const last = await readLastPurge(storage.db);
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
