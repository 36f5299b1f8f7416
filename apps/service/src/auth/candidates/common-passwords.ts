import { company } from '@example/content/company';

/**
 * Maximum number of characters of a password that are checked, and of substitutions in it that are tried. They keep the
 * CPU time at a few ms, whatever somebody sends.
 */
const LOOKED_AT = 40;
const MOST_SUBSTITUTIONS = 10;

/** Lowest accepted one of zxcvbn's five scores. Passwords below it are found in less than a million guesses. */
const ENOUGH = 2;

/** Loads the checker and its list on first use, because they take 28 MB. */
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
 * Returns whether a password is easy to guess: one of the list of common passwords, also doubled, reversed or with
 * substitutions, a run of keys, a date, the company's name or the address of its account.
 *
 * @param email - the address of its account
 */
export const isCommonPassword = async (password: string, email: string): Promise<boolean> => {
  loaded ??= load();
  // A longer one would never be found in what is looked at.
  const own = [email, ...email.split('@'), company.name].map((word) => word.slice(0, LOOKED_AT));
  return (await loaded).check(password, own).score < ENOUGH;
};
