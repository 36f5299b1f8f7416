import { words } from '../words/details.ts';
import type { Conflict } from './use-change.ts';

/** What differs of one field. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

/** How each field that can be changed is called, and what it says, in words. */
export type Sayings<Facts> = {
  readonly [K in keyof Facts]?: {
    readonly name: string;
    readonly say: (value: Facts[K]) => string;
  };
};

/** What is to be changed; what is not said stays as it is. */
type Wish<Facts> = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/** What somebody wanted to change, or somebody else changed: before, now, and as it was wanted. */
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
