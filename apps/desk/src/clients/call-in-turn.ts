import { SEVERAL_MAX } from '@example/api/desk';

export interface Answers<Answer> {
  readonly answers: readonly Answer[];
  /** Why a call failed, after which there were no more. */
  readonly failure: Error | undefined;
}

/** Parts items so that each part is no more than one call may carry. */
export const partsOf = <Item>(items: readonly Item[]): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / SEVERAL_MAX) }, (_, index) =>
    items.slice(index * SEVERAL_MAX, (index + 1) * SEVERAL_MAX),
  );

/**
 * Makes a call for each part, one after the other, until one fails.
 *
 * @throws The error of the first call. What was done before a later one fails is answered, since it is stored.
 */
export const callInTurn = async <Part, Answer>(
  parts: readonly Part[],
  call: (part: Part, index: number) => Promise<Answer>,
): Promise<Answers<Answer>> => {
  const answers: Answer[] = [];
  for (const [index, part] of parts.entries()) {
    try {
      answers.push(await call(part, index));
    } catch (error) {
      if (answers.length === 0 || !(error instanceof Error)) throw error;
      return { answers, failure: error };
    }
  }
  return { answers, failure: undefined };
};
