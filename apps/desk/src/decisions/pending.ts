import type { Pending, Person } from '../applications/use-decisions.ts';

export const peopleOf = ({ parts }: Pick<Pending, 'parts'>): readonly Person[] =>
  parts.flatMap(({ people }) => people);

/** Leaves applicants out of a decision; returns `undefined` when nobody is left. */
export const without = (pending: Pending, references: ReadonlySet<string>): Pending | undefined => {
  const parts = pending.parts.flatMap(({ decision, people }) => {
    const left = people.filter(({ reference }) => !references.has(reference));
    return left.length > 0 ? [{ decision, people: left }] : [];
  });
  return parts.length > 0 ? { ...pending, parts } : undefined;
};

/** Adds a decision. An earlier one is no longer told to those applicants. */
export const withNext = (all: readonly Pending[], next: Pending): readonly Pending[] => {
  const replaced = new Set(peopleOf(next).map(({ reference }) => reference));
  return [...all.flatMap((one) => without(one, replaced) ?? []), next];
};
