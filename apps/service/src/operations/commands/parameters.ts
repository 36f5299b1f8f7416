import { parseArgs } from 'node:util';

export type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** Parsed parameters of a command. */
export interface Given<Options extends OptionTypes> {
  /** The parameters that are no options: a command's name, and what it is about. */
  readonly positionals: readonly string[];
  readonly options: {
    readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean;
  };
  /** Names of the options that are given. */
  readonly optionNames: readonly string[];
  /**
   * True when the command may create a database. Without it, a wrong `DATA_DIR` must not create another one unnoticed.
   */
  readonly create: boolean;
  readonly help: boolean;
  /** Option that is unknown, lacks its value or is given two, or an empty word. Nothing else is parsed then. */
  readonly wrongWord?: string;
}

const NOTHING = { positionals: [], options: {}, optionNames: [], create: false, help: false };

export const parseParameters = <const Options extends OptionTypes>(
  types: Options,
  parameters: readonly string[],
): Given<Options> => {
  try {
    const { positionals, values, tokens } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      tokens: true,
      options: { ...types, create: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    const valued = tokens.flatMap((token) =>
      token.kind === 'option' && token.value !== undefined ? [token.rawName] : [],
    );
    // The last value alone would count, as of two folders of decisions.
    const twice = valued.find((name, index) => valued.indexOf(name) < index);
    if (twice !== undefined) return { ...NOTHING, wrongWord: twice };
    // As a variable that is not set leaves it: it would stand for the folder.
    if (positionals.some((word) => word.trim() === '')) return { ...NOTHING, wrongWord: "''" };
    const { create, help, ...options } = values as Readonly<Record<string, unknown>>;
    return {
      positionals,
      options: options as Given<Options>['options'],
      optionNames: Object.keys(options),
      create: create === true,
      help: help === true || positionals[0] === 'help',
    };
  } catch (error) {
    const [, wrongWord = ''] = /'(-[^\s',]*)/.exec((error as Error).message) ?? [];
    return { ...NOTHING, wrongWord };
  }
};

/** Yields each word that was given, the last one first, with the parameters that are left without it. */
function* withoutOne<Options extends OptionTypes>(given: Given<Options>) {
  const { positionals, options, optionNames } = given;
  for (const [index, word] of [...positionals.entries()].toReversed())
    yield { word, rest: { ...given, positionals: positionals.toSpliced(index, 1) } };
  for (const name of optionNames) {
    const others = Object.entries(options).filter(([other]) => other !== name);
    const rest = {
      ...given,
      options: Object.fromEntries(others) as typeof options,
      optionNames: optionNames.filter((other) => other !== name),
    };
    yield { word: `--${name}`, rest };
  }
  if (given.create) yield { word: '--create', rest: { ...given, create: false } };
}

/**
 * Finds the word that keeps parameters from being a command: an option or a command's name that there is not, or the one
 * without which they are a command.
 *
 * @param usage - has the name of each command behind `--` or at the beginning of a line, behind two blanks
 */
export const wrongWordOf = <Options extends OptionTypes>(
  usage: string,
  given: Given<Options>,
  commandOf: (given: Given<Options>) => unknown,
): string | undefined => {
  if (given.wrongWord !== undefined) return given.wrongWord;
  const [name] = given.positionals;
  const hasNames = / -- (?:<command>|[a-z]+ )/.test(usage);
  const isKnown = [' -- ', '\n  '].some((before) => usage.includes(`${before}${String(name)} `));
  if (name !== undefined && hasNames && !isKnown) return name;
  for (const { word, rest } of withoutOne(given)) if (commandOf(rest) !== undefined) return word;
  return undefined;
};
