import type { Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { useMergedRef } from './use-merged-ref.ts';

/** Renders the hook and returns its result. */
const merge = (given: Ref<object>) => {
  let merged: ReturnType<typeof useMergedRef<object>> | undefined;
  const Probe = () => {
    const { own, ref } = useMergedRef(given);
    merged = { own, ref };
    return null;
  };
  renderToStaticMarkup(<Probe />);
  if (merged === undefined) throw new Error('not rendered');
  return merged;
};

describe('useMergedRef', () => {
  it('gives the element to both, and takes it from both', () => {
    const given: { current: object | null } = { current: null };
    const node = {};
    const { own, ref } = merge(given);
    const clean = ref(node);
    expect([own.current, given.current]).toEqual([node, node]);
    clean();
    expect([own.current, given.current]).toEqual([null, null]);
  });

  it('calls a callback, and with null when it returns nothing', () => {
    const given = vi.fn<(node: object | null) => void>();
    const node = {};
    merge(given).ref(node)();
    expect(given.mock.calls).toEqual([[node], [null]]);
  });

  it('lets a callback that returns a function clean up by it alone', () => {
    const clean = vi.fn();
    const given = vi.fn<(node: object | null) => () => void>(() => clean);
    merge(given).ref({})();
    expect(given).toHaveBeenCalledOnce();
    expect(clean).toHaveBeenCalledOnce();
  });
});
