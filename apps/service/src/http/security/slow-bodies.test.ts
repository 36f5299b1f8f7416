import { BODY_LIMIT_BYTES } from '@example/api/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBodies } from './bodies.ts';

/** Bodies of the largest length that take all the room there is. */
const ALL = (24 * 1024 * 1024) / BODY_LIMIT_BYTES;
const SECOND = 1_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = () => {
  const bodies = createBodies(true);
  let visitors = 0;
  /** Begins a text of a visitor of its own. Returns its connection. */
  const begin = (isThere = false, bytes = BODY_LIMIT_BYTES) => {
    visitors += 1;
    const connection = { complete: isThere, destroy: vi.fn<() => void>() };
    const ip = `10.0.${String(visitors >> 8)}.${String(visitors & 255)}`;
    const request = { ip, headers: { 'content-length': String(bytes) }, raw: connection };
    const answer = new EventEmitter();
    bodies.text(request as unknown as FastifyRequest, { raw: answer } as unknown as FastifyReply);
    return {
      closed: () => connection.destroy.mock.calls.length > 0,
      end: () => answer.emit('close'),
    };
  };
  return { begin, fill: (count: number) => Array.from({ length: count }, () => begin()) };
};

it('texts that arrive slowly give way to others, the oldest first, once there is no room left', () => {
  const { begin, fill } = setUp();
  const [first, second, ...others] = fill(ALL);
  vi.advanceTimersByTime(4 * SECOND);
  expect(() => begin()).toThrow(expect.objectContaining({ kind: 'unavailable' }) as Error);
  expect(first?.closed()).toBe(false);
  vi.advanceTimersByTime(SECOND);
  begin();
  expect(first?.closed()).toBe(true);
  // Its end, which follows, gives no more room than it held.
  first?.end();
  begin(false, 100);
  expect(second?.closed()).toBe(true);
  begin(false, 100);
  expect(others.filter(({ closed }) => closed())).toEqual([]);
});

it('a text that is there, and waits for its answer, gives way to none', () => {
  const { begin, fill } = setUp();
  const there = begin(true);
  const [late] = fill(ALL - 1);
  vi.advanceTimersByTime(60 * SECOND);
  begin();
  expect([there.closed(), late?.closed()]).toEqual([false, true]);
});

it('a text that is slow is left alone while there is room', () => {
  const { begin, fill } = setUp();
  const [slow] = fill(ALL - 1);
  vi.advanceTimersByTime(60 * SECOND);
  begin();
  expect(slow?.closed()).toBe(false);
});
