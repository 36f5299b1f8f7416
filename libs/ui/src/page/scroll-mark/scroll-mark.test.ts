import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScrollMark, markTop } from './scroll-mark.ts';

describe('keepScrollMark', () => {
  const root = { dataset: {} as Record<string, string>, scrollHeight: 2000, clientHeight: 800 };
  const listeners = new Set<() => void>();
  let frame = (): void => undefined;

  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: root });
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      frame = callback;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('addEventListener', (_type: string, listener: () => void) =>
      listeners.add(listener),
    );
    vi.stubGlobal('removeEventListener', (_type: string, listener: () => void) =>
      listeners.delete(listener),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const markAt = (top: number) => {
    vi.stubGlobal('scrollY', top);
    for (const listener of listeners) listener();
    return root.dataset['scrolled'];
  };

  it('tells the top from what is beyond 100 px, and both from the end', () => {
    const stop = keepScrollMark();
    expect([0, 100, 101, 1055, 1056, 1200, 100].map(markAt)).toEqual([
      'top',
      'top',
      'past',
      'past',
      'end',
      'end',
      'top',
    ]);
    stop();
  });

  it('leaves a mark that is known when the top is marked', () => {
    markTop();
    expect(root.dataset['scrolled']).toBe('top');
    const stop = keepScrollMark();
    expect(markAt(300)).toBe('past');
    markTop();
    expect(root.dataset['scrolled']).toBe('past');
    stop();
  });

  it('tells of a page that is scrolled before it is kept, in the next frame', () => {
    vi.stubGlobal('scrollY', 300);
    const stop = keepScrollMark();
    expect(root.dataset['scrolled']).toBe('top');
    frame();
    expect(root.dataset['scrolled']).toBe('past');
    stop();
  });

  it('goes with the last one that keeps it', () => {
    const stops = [keepScrollMark(), keepScrollMark()];
    stops[0]?.();
    expect(markAt(300)).toBe('past');
    stops[1]?.();
    expect(root.dataset).toEqual({});
    expect(listeners.size).toBe(0);
  });
});
