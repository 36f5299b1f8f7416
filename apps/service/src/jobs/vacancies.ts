import { type Clock, dayInKolkata } from '../clock/clock.ts';
import { createRepresentation, type Representation } from '../representation/index.ts';
import type { Storage } from '../storage/index.ts';
import { type OpenVacancies, openVacanciesOn } from './open-vacancies.ts';
import { readVersion } from './publish.ts';

/** What is open on one day, at one version of the data. */
export interface CurrentVacancies extends OpenVacancies {
  /** Changes whenever anything of it does. */
  readonly key: string;
  /** Answers that are the same for everybody, ready to be sent. */
  readonly answers: {
    readonly categories: Representation;
    readonly locations: Representation;
    /** The whole list, where it is short: `undefined` for one that is sent as it is read. */
    readonly list: () => Promise<Representation | undefined>;
  };
}

/** The vacancies, of which next to nothing is kept in memory. */
export interface Vacancies {
  /**
   * What is open now: a change by another process is seen at once (SQLite) or within half a second
   * (PostgreSQL), the end of a day in Asia/Kolkata at once.
   */
  current(): Promise<CurrentVacancies>;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

const toAnswer = (value: unknown) =>
  createRepresentation(JSON_TYPE, Buffer.from(JSON.stringify(value)));

/** The list as an answer, where one portion has all of it. */
const readShortList = async (open: OpenVacancies): Promise<Representation | undefined> => {
  const first: unknown[] = [];
  for await (const portion of open.portions()) {
    if (first.length > 0) return undefined;
    first.push(...portion.map(({ job }) => job));
  }
  return toAnswer(first);
};

/** The categories and locations there are. */
export const readNames = async ({ db }: Pick<Storage, 'db'>) => ({
  categories: await db.selectFrom('job_categories').selectAll().orderBy('id').execute(),
  locations: await db.selectFrom('job_locations').selectAll().orderBy('fk_district_id').execute(),
});

interface Known {
  readonly version: number;
  readonly names: Awaited<ReturnType<typeof readNames>>;
}

export const createVacancies = (storage: Storage, clock: Clock): Vacancies => {
  let stamp: string | undefined;
  let known: Known | undefined;
  let open: { readonly day: string; readonly vacancies: CurrentVacancies } | undefined;
  let refreshing: Promise<Known> | undefined;

  const refresh = async (): Promise<Known> => {
    // Taken before reading: what changes meanwhile is read with the next call.
    const taken = storage.changeStamp();
    const version = await readVersion(storage);
    if (known?.version !== version) {
      known = { version, names: await readNames(storage) };
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

  const openOn = (day: string, { version, names }: Known): CurrentVacancies => {
    const vacancies = openVacanciesOn(storage, day, names);
    let list: Promise<Representation | undefined> | undefined;
    return {
      ...vacancies,
      key: `${String(version)}.${day}`,
      answers: {
        categories: toAnswer(names.categories),
        locations: toAnswer(names.locations),
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
    current: async () => {
      const day = dayInKolkata(clock());
      if (open?.day === day && storage.changeStamp() === stamp) return open.vacancies;
      let latest = await refreshed();
      // What others were reading may have been begun before the change this caller must see.
      if (storage.changeStamp() !== stamp) latest = await refreshed();
      if (open?.day !== day) open = { day, vacancies: openOn(day, latest) };
      return open.vacancies;
    },
  };
};
