import { SEVERAL_MAX } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { callInTurn, partsOf } from './call-in-turn.ts';

describe('Calls for many items', () => {
  it('carry each item once, and no more than a call may carry', () => {
    const items = Array.from({ length: 2 * SEVERAL_MAX + 1 }, (_, index) => index);
    expect(partsOf(items).map(({ length }) => length)).toEqual([SEVERAL_MAX, SEVERAL_MAX, 1]);
    expect(partsOf(items).flat()).toEqual(items);
  });

  const failing = (from: number) => async (part: string, index: number) => {
    if (index >= from) throw new Error(`no answer to ${part}`);
    return Promise.resolve(part.toUpperCase());
  };

  it('answer what was done when a later one fails, and make no more', async () => {
    await expect(callInTurn(['a', 'b', 'c', 'd'], failing(2))).resolves.toEqual({
      answers: ['A', 'B'],
      failure: new Error('no answer to c'),
    });
  });

  it('fail when the first one fails', async () => {
    await expect(callInTurn(['a', 'b'], failing(0))).rejects.toThrow('no answer to a');
  });

  it('tell of no failure when all are answered', async () => {
    await expect(callInTurn(['a', 'b'], failing(2))).resolves.toEqual({
      answers: ['A', 'B'],
      failure: undefined,
    });
  });
});
