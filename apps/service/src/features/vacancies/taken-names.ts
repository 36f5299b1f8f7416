import type { VacancyFile } from './file/check.ts';
import { type FileIssue, VacancyFileError } from './file/record.ts';

type Choice = VacancyFile['categories'][number] | VacancyFile['locations'][number];

/** Returns an issue for each entry that takes the name of a stored one which the file does not rename. */
const takenNames = <Entry extends Choice>(
  file: VacancyFile,
  entries: readonly Entry[],
  stored: readonly Entry[],
  [id, name]: readonly [keyof Entry & string, keyof Entry & string],
): readonly FileIssue[] => {
  const inFile = new Set(entries.map((entry) => entry[id]));
  return entries.flatMap((entry) => {
    const named = stored.filter((row) => row[name] === entry[name]);
    const other = named.find((row) => !inFile.has(row[id]));
    if (!other || named.some((row) => row[id] === entry[id])) return [];
    const reason = `${JSON.stringify(entry[name])} has the number ${String(other[id])} already: give yours that number, or another name`;
    return [{ ...file.position<Entry>(entry, name), reason }];
  });
};

/**
 * Refuses a second category or location of one name: visitors could not tell them apart, and no export that names both
 * could be imported.
 *
 * @throws VacancyFileError
 */
export const refuseTakenNames = (
  file: VacancyFile,
  stored: Pick<VacancyFile, 'categories' | 'locations'>,
): void => {
  const issues = [
    ...takenNames(file, file.categories, stored.categories, ['id', 'jobcategory']),
    ...takenNames(file, file.locations, stored.locations, ['fk_district_id', 'vch_district']),
  ];
  if (issues.length > 0) throw new VacancyFileError(issues);
};
