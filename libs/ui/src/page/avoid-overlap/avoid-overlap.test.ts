import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avoidOverlap } from './avoid-overlap.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  x: left,
  y: top,
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

/** Watches a floating element of 48 px in the corner of a phone, over a control. */
const watch = ({ position = 'fixed', control = box(20, 840, 320, 48) } = {}) => {
  const attributes = new Set<string>();
  const listeners = new Map<string, () => void>();
  const floating = {
    getBoundingClientRect: () => box(292, 832, 48, 48),
    hasAttribute: (name: string) => attributes.has(name),
    removeAttribute: (name: string) => attributes.delete(name),
    toggleAttribute: (name: string, on: boolean) =>
      on ? attributes.add(name) : attributes.delete(name),
  };
  let below: object[] = [];
  vi.stubGlobal('getComputedStyle', () => ({ position }));
  vi.stubGlobal('document', { elementsFromPoint: () => below });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  const stop = avoidOverlap(floating as unknown as HTMLElement);
  const meet = (found: 'control' | 'text', event = 'scroll') => {
    const button = { getBoundingClientRect: () => control };
    below = [{ closest: () => floating }, { closest: () => (found === 'control' ? button : null) }];
    listeners.get(event)?.();
    vi.advanceTimersByTime(200);
  };
  return { meet, stop, listeners, isAside: () => attributes.has('data-over-control') };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('avoidOverlap', () => {
  it('steps aside while it rests over a control, and comes back', () => {
    const { meet, isAside } = watch();
    meet('text');
    expect(isAside()).toBe(false);
    meet('control');
    expect(isAside()).toBe(true);
    meet('text');
    expect(isAside()).toBe(false);
  });

  it('steps aside when a control under it gets the focus', () => {
    const { meet, isAside } = watch();
    meet('control', 'focusin');
    expect(isAside()).toBe(true);
  });

  it('stays over a card that is a link as a whole, when the link’s words are elsewhere', () => {
    const { meet, isAside } = watch({ control: box(40, 700, 120, 24) });
    meet('control');
    expect(isAside()).toBe(false);
  });

  it('stays when it does not float', () => {
    const { meet, isAside } = watch({ position: 'static' });
    meet('control');
    expect(isAside()).toBe(false);
  });

  it('is there again when it is stopped', () => {
    const { meet, stop, listeners, isAside } = watch();
    meet('control');
    stop();
    expect(isAside()).toBe(false);
    expect(listeners.size).toBe(0);
  });
});
