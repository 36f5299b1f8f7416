import { words } from '../words/details.ts';
import type { Conflict } from './use-change.ts';

export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Label and formatter of each field that can be changed. */
export type Sayings<Facts> = {
  readonly [K in keyof Facts]?: {
    readonly name: string;
    readonly say: (value: Facts[K]) => string;
  };
};

/** A change; absent fields stay as they are. */
type Wish<Facts> = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/**
 * Returns the fields that the member wanted to change or that somebody else changed, each with its value
 * before, now and wanted.
 */
export const differences = <Facts extends object>(
  { before, theirs, mine }: Conflict<Facts, Wish<Facts>>,
  sayings: Sayings<Facts>,
): readonly Difference[] =>
  (Object.keys(sayings) as (keyof Facts)[]).flatMap((field) => {
    const saying = sayings[field];
    if (saying === undefined) return [];
    const said = (value: Facts[typeof field]) => saying.say(value) || words.conflict.nothing;
    const wanted = mine[field];
    const [was, is] = [said(before[field]), said(theirs[field])];
    if (wanted === undefined && was === is) return [];
    return {
      field: saying.name,
      before: was,
      theirs: is,
      mine: wanted === undefined ? is : said(wanted),
    };
  });
