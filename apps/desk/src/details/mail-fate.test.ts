import { describe, expect, it } from 'vitest';
import { type Fate, isUnreached, pauseBefore } from './mail-fate.ts';

const NOW = 1_000_000;
const waiting = (due: number): Fate => ({ state: 'waiting', next_attempt_at: NOW + due });
const settled = (state: Fate['state']): Fate => ({ state, next_attempt_at: null });

describe('the mails to a person', () => {
  it.each([
    ['none', [], false],
    ['only settled ones', [settled('sent'), settled('refused'), settled('held')], false],
    ['one that is being sent', [{ ...settled('sending') }], 1_000],
    ['one that was just written', [waiting(0)], 1_000],
    ['one that is due for 15 s', [waiting(-15_000)], 3_000],
    ['one that is due for an hour', [waiting(-3_600_000)], 5_000],
    ['one that is due in 8 s', [waiting(8_000)], 8_000],
    ['one that is due in an hour', [waiting(3_600_000)], 30_000],
    ['one of now and one of later', [waiting(3_600_000), settled('sent'), waiting(0)], 1_000],
  ] as const)('are read again in time with %s', (_name, mails, pause) => {
    expect(pauseBefore(mails, NOW)).toBe(pause);
  });

  it.each([
    [[], false],
    [['sent'], false],
    [['refused'], true],
    [['parked', 'sent'], true],
    [['sent', 'parked'], false],
    [['waiting', 'refused', 'sent'], true],
    [['held', 'sent', 'refused'], false],
  ] as const)('in the states %j, the newest first, leave a person unreached: %j', (states, is) => {
    expect(isUnreached(states.map((state) => ({ state })))).toBe(is);
  });
});
