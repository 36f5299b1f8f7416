import { UNDO_MS } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { toldStatus } from './told-status.ts';

const now = Date.UTC(2026, 10, 23, 9);
const decided = (tell_at: number | null) =>
  ({ status: 'rejected', told_status: 'in review', tell_at }) as const;

describe('the status that an applicant knows', () => {
  it.each([
    ['in review', 'until it is told', now + 1],
    ['in review', 'while the other instance’s clock is ahead by less than a minute', now + UNDO_MS],
    ['rejected', 'from the time at which it is told', now],
    ['rejected', 'when a clock that was years ahead decided', now + 1e11],
    ['rejected', 'when nothing is to be told', null],
  ] as const)('is %s %s', (status, _when, tellAt) => {
    expect(toldStatus(decided(tellAt), now)).toBe(status);
  });
});
