import { checkOwnerChange } from '@example/api/desk';
import { checkOwner } from '../common/colleagues.ts';
import { type Colleague, parseOrThrow } from '../common/deps.ts';
import { type ChangeDeps, type ChangedVacancy, changeSeen, type SeenVacancy } from './change.ts';

/**
 * Sets the owner of a vacancy, which visitors do not see.
 *
 * @throws ApiError of kind `invalid-input` or `not-found`
 */
export const assignVacancy = async (
  deps: ChangeDeps,
  colleague: Colleague,
  { input, ...seen }: SeenVacancy,
): Promise<ChangedVacancy> => {
  const { owner } = parseOrThrow(checkOwnerChange(input));
  return changeSeen(deps, colleague, seen, {
    action: 'vacancy.owner_changed',
    isInternal: true,
    plan: async (db, row) => {
      if (owner === row.owner_code) return undefined;
      await checkOwner(db, 'vacancies.write', owner);
      return { columns: { owner_code: owner }, details: { from: row.owner_code, to: owner } };
    },
  });
};
