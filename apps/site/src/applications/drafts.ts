import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

/** What is typed into an application, until it is sent. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>;
  /** The key it was last sent under, where nothing was changed since. */
  readonly idempotencyKey: string | undefined;
}

/** What is kept of an application: what is typed apart from the file, which need not be written with every letter. */
export interface Draft extends Typed {
  readonly file: File | null;
}

interface Kept {
  /** When it was last changed, in ms since 1970. */
  readonly at: number;
}

/** How long what nobody comes back to is kept, in ms. */
const KEPT_MS = 30 * 86_400_000;

const isOld = ({ at = 0 }: Partial<Kept>) => at < Date.now() - KEPT_MS;

let store: UseStore | undefined;

/** Opened when it is first wanted: its absence must not be the end of the form. */
const openStore = () => (store ??= createStore('applications', 'drafts'));

const typedKey = (jobId: string) => `${jobId}/typed`;
const fileKey = (jobId: string) => `${jobId}/file`;

/** What is kept for a vacancy; `undefined` where nothing is. */
export const readDraft = async (jobId: string): Promise<Draft | undefined> => {
  const [typed, kept] = await Promise.all([
    get<Typed & Kept>(typedKey(jobId), openStore()),
    get<Kept & { readonly file: File }>(fileKey(jobId), openStore()),
  ]);
  if ((!typed && !kept) || isOld(typed ?? kept ?? {})) return undefined;
  return {
    values: typed?.values ?? {},
    idempotencyKey: typed?.idempotencyKey,
    file: kept?.file ?? null,
  };
};

export const keepTyped = async (jobId: string, typed: Typed): Promise<void> =>
  set(typedKey(jobId), { ...typed, at: Date.now() }, openStore());

/** @param file - `null` where none is chosen any more */
export const keepFile = async (jobId: string, file: File | null): Promise<void> =>
  file
    ? set(fileKey(jobId), { file, at: Date.now() }, openStore())
    : delMany([fileKey(jobId)], openStore());

export const eraseDraft = async (jobId: string): Promise<void> =>
  delMany([typedKey(jobId), fileKey(jobId)], openStore());

/**
 * Deletes what is kept for vacancies that are not open any more, and what was not changed for 30 days.
 *
 * @param open - the numbers of all that are; `undefined` where there are too many to know them
 */
export const forgetDrafts = async (open: readonly string[] | undefined): Promise<void> => {
  const kept = await entries<string, Partial<Kept>>(openStore());
  const old = kept
    .filter(([key, draft]) => isOld(draft) || open?.includes(key.split('/')[0] ?? '') === false)
    .map(([key]) => key);
  if (old.length > 0) await delMany(old, openStore());
};
