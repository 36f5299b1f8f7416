import { company } from '@example/content/company';

/**
 * Bounds what of a password is looked at, in characters, and the ways of writing it with other signs: it takes
 * the processor a few ms, whatever somebody sends.
 */
const LOOKED_AT = 40;
const MOST_SUBSTITUTIONS = 10;

/** Of zxcvbn's five scores: below this one a password is found in less than a million guesses. */
const ENOUGH = 2;

/** The list and its reader take 28 MB: nobody has them who never signs a guest in. */
const load = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { 'passwords-common': dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
  });
};

let loaded: ReturnType<typeof load> | undefined;

/**
 * Says whether a password is among the first that anybody tries: one of a list, also doubled, reversed or with other
 * signs, a run of keys, a date, the company's name or the address it is for.
 *
 * @param email - the address of its account
 */
export const isCommonPassword = async (password: string, email: string): Promise<boolean> => {
  loaded ??= load();
  const own = [email, ...email.split('@'), company.name];
  return (await loaded).check(password, own).score < ENOUGH;
};
