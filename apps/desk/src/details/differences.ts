import { messages } from '../messages/details.ts';
import type { Conflict } from './use-change.ts';

export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Label and formatter of each field that can be changed. */
export type FieldLabels<Facts> = {
  readonly [K in keyof Facts]?: {
    readonly label: string;
    readonly format: (value: Facts[K]) => string;
  };
};

/** A change; absent fields stay as they are. */
export type Wish<Facts> = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/**
 * Returns the fields that the member wanted to change or that somebody else changed, each with its value
 * before, now and wanted.
 */
export const differences = <Facts extends object>(
  { before, theirs, mine }: Conflict<Facts, Wish<Facts>>,
  fieldLabels: FieldLabels<Facts>,
): readonly Difference[] =>
  (Object.keys(fieldLabels) as (keyof Facts)[]).flatMap((field) => {
    const fieldLabel = fieldLabels[field];
    if (fieldLabel === undefined) return [];
    const format = (value: Facts[typeof field]) =>
      fieldLabel.format(value) || messages.conflict.nothing;
    const wanted = mine[field];
    const [was, is] = [format(before[field]), format(theirs[field])];
    if (wanted === undefined && was === is) return [];
    return {
      field: fieldLabel.label,
      before: was,
      theirs: is,
      mine: wanted === undefined ? is : format(wanted),
    };
  });
