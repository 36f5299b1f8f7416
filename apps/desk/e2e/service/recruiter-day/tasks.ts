import { expect } from '@example/testing/e2e';
import type { Hand } from './hand.ts';

/**
 * Clicks and keys of each task, before at 6e1460c1 and now, as docs/desk-tasks.md has them. Each test counts its own.
 */
export const tasks = {
  find: { before: 20, now: 11 },
  reject: { before: 70, now: 9 },
  bounce: { before: 11, now: 2 },
  again: { before: 14, now: 2 },
  copy: { before: 12, now: 6 },
  skill: { before: 25, now: 6 },
  morning: { before: 9, now: 6 },
  usual: { before: 7, now: 2 },
  answer: { before: 7, now: 4 },
  leaver: { before: 40, now: 12 },
} as const;

export const expectCount = (hand: Hand, task: keyof typeof tasks): void => {
  expect(hand.count(), `clicks and keys of the task '${task}'`).toBe(tasks[task].now);
};
