import { createStore, delMany, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';

/** Typed values of an application that is not sent yet. */
interface Typed {
  readonly values: Readonly<Record<string, string>>;
  /** Idempotency key of the last attempt; `undefined` after a change. */
  readonly idempotencyKey: string | undefined;
}

/** Draft of an application. The file is stored apart, so that a keystroke does not write it again. */
export interface Draft extends Typed {
  readonly file: File | null;
}

interface Kept {
  /** Time of the last change, in ms since 1970. */
  readonly at: number;
}

/** A file by its content, because Safari's private windows store no `File`. */
interface KeptFile extends Kept {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  readonly type: string;
}

/** A file as earlier releases stored it. */
interface FileOfBefore extends Kept {
  readonly file: File;
}

const fileIn = (kept: KeptFile | FileOfBefore): File =>
  'file' in kept ? kept.file : new File([kept.bytes], kept.name, kept);

/** Lifetime of a draft after its last change, in ms. */
const KEPT_MS = 30 * 86_400_000;

const isOld = ({ at = 0 }: Partial<Kept>) => at < Date.now() - KEPT_MS;

let store: UseStore | undefined;

/** Opens the store on first use, because the form also works in browsers without one. */
const openStore = () => (store ??= createStore('applications', 'drafts'));

const typedKey = (jobId: string) => `${jobId}/typed`;
const fileKey = (jobId: string) => `${jobId}/file`;

export const readDraft = async (jobId: string): Promise<Draft | undefined> => {
  const [typed, kept] = await Promise.all([
    get<Typed & Kept>(typedKey(jobId), openStore()),
    get<KeptFile | FileOfBefore>(fileKey(jobId), openStore()),
  ]);
  if ((!typed && !kept) || isOld(typed ?? kept ?? {})) return undefined;
  return {
    values: typed?.values ?? {},
    idempotencyKey: typed?.idempotencyKey,
    file: kept ? fileIn(kept) : null,
  };
};

const keep = async (key: string, value: object): Promise<void> =>
  openStore()('readwrite', async (drafts) => {
    drafts.put({ ...value, at: Date.now() } satisfies Kept, key);
    // A browser aborts what is not committed when its page is left.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

export const keepTyped = async (jobId: string, typed: Typed): Promise<void> =>
  keep(typedKey(jobId), typed);

/** @param file - `null` deletes the stored one */
export const keepFile = async (jobId: string, file: File | null): Promise<void> => {
  const key = fileKey(jobId);
  if (!file) return delMany([key], openStore());
  const { name, type } = file;
  return keep(key, { name, type, bytes: await file.arrayBuffer() });
};

export const eraseDraft = async (jobId: string): Promise<void> =>
  delMany([typedKey(jobId), fileKey(jobId)], openStore());

/**
 * Deletes the drafts of closed vacancies, of one that was applied for, and those without a change for 30 days.
 *
 * @param open - ids of all open vacancies; `undefined` when there are too many to know them
 * @param applied - id of the vacancy that was applied for
 */
export const forgetDrafts = async (
  open: readonly string[] | undefined,
  applied: string | undefined,
): Promise<void> => {
  const kept = await entries<string, Partial<Kept>>(openStore());
  const old = kept
    .filter(([key, draft]) => {
      const id = key.split('/')[0] ?? '';
      return isOld(draft) || id === applied || open?.includes(id) === false;
    })
    .map(([key]) => key);
  if (old.length > 0) await delMany(old, openStore());
};
