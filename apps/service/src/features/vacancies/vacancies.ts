import { type Clock, dayInKolkata } from '../../runtime/clock/clock.ts';
import { createCachedResponse, type CachedResponse } from '../../http/cached-response/index.ts';
import type { Storage } from '../../storage/index.ts';
import { type Choices, readShownChoices } from './choices.ts';
import { openVacanciesOn } from './open-vacancies.ts';
import { readVersion } from './publish.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

const toAnswer = (value: unknown) =>
  createCachedResponse(JSON_TYPE, Buffer.from(JSON.stringify(value)));

/** Returns the list as an answer, `undefined` if it has more than one portion. */
const readShortList = async (
  open: ReturnType<typeof openVacanciesOn>,
): Promise<CachedResponse | undefined> => {
  const first: unknown[] = [];
  for await (const portion of open.portions()) {
    if (first.length > 0) return undefined;
    first.push(...portion.map(({ job }) => job));
  }
  return toAnswer(first);
};

interface Known {
  readonly version: number;
  readonly names: Choices;
}

/** Creates access to the vacancies, of which next to nothing is kept in memory. */
export const createVacancies = (storage: Storage, clock: Clock) => {
  let stamp: string | undefined;
  let known: Known | undefined;
  let open: { readonly day: string; readonly vacancies: ReturnType<typeof openOn> } | undefined;
  let refreshing: Promise<Known> | undefined;

  const refresh = async (): Promise<Known> => {
    // Taken before reading: a later change is read by the next call.
    const taken = storage.changeStamp();
    const version = await readVersion(storage);
    if (known?.version !== version) {
      known = { version, names: await readShownChoices(storage.db) };
      open = undefined;
    }
    stamp = taken;
    return known;
  };

  const refreshed = async (): Promise<Known> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  /** Returns the vacancies open on one day, at one version of the data. */
  const openOn = (day: string, { version, names }: Known) => {
    const vacancies = openVacanciesOn(storage, day, names);
    let list: Promise<CachedResponse | undefined> | undefined;
    return {
      ...vacancies,
      /** Key that changes whenever the vacancies do. */
      key: `${String(version)}.${day}`,
      /** Prepared answers that are the same for everybody. */
      answers: {
        categories: toAnswer(names.categories),
        locations: toAnswer(names.locations),
        /** Returns the whole list if it fits one portion, `undefined` if it must be streamed. */
        list: async () => {
          list ??= readShortList(vacancies).catch((error: unknown) => {
            list = undefined;
            throw error;
          });
          return list;
        },
      },
    };
  };

  return {
    /**
     * Returns the vacancies open now. A change by another process is seen at once (SQLite) or within 500 ms (PostgreSQL),
     * the end of a day in Asia/Kolkata at once.
     */
    current: async () => {
      const day = dayInKolkata(clock());
      if (open?.day === day && storage.changeStamp() === stamp) return open.vacancies;
      let latest = await refreshed();
      // A refresh that others began may have read before the change that this caller must see.
      if (storage.changeStamp() !== stamp) latest = await refreshed();
      if (open?.day !== day) open = { day, vacancies: openOn(day, latest) };
      return open.vacancies;
    },
  };
};

export type Vacancies = ReturnType<typeof createVacancies>;
export type CurrentVacancies = Awaited<ReturnType<Vacancies['current']>>;
