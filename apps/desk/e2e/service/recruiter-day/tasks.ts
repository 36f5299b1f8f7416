import { expect, test as base } from '@example/testing/e2e';
import type { Hand } from './hand.ts';

/**
 * Clicks and keys of each task, as docs/desk-tasks.md has them. Each test counts its own anew.
 */
export const tasks = {
  find: { today: 20 },
  reject: { today: 70, now: 9 },
  bounce: { today: 11 },
  again: { today: 14 },
  copy: { today: 12, now: 6 },
  skill: { today: 25 },
  morning: { today: 9 },
  usual: { today: 7 },
  answer: { today: 7 },
  leaver: { today: 40 },
} as const satisfies Readonly<Record<string, { readonly today: number; readonly now?: number }>>;

/** A test of one task, on a service of its own: counts depend on what is in the lists. */
export const test = base.extend<object, { readonly task: keyof typeof tasks | undefined }>({
  task: [undefined, { scope: 'worker', option: true }],
});

export const expectCount = (hand: Hand, task: keyof typeof tasks): void => {
  const { today, now = today }: { readonly today: number; readonly now?: number } = tasks[task];
  expect(hand.count(), `clicks and keys of the task '${task}'`).toBe(now);
};
