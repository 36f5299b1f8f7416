'use client';

import { useCallback, useRef, type Ref, type RefObject } from 'react';

/** Sets a ref of either kind; returns a function that clears it. */
export const attachRef = <Node>(ref: Ref<Node> | undefined, node: Node): (() => void) => {
  if (typeof ref === 'function') {
    const clean = ref(node);
    return typeof clean === 'function' ? clean : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
};

export interface MergedRef<Node> {
  /** The component's own view of its element. */
  readonly own: RefObject<Node | null>;
  /** For the element: serves `own` and the consumer's ref. */
  readonly ref: (node: Node) => () => void;
}

/** Returns one ref for a component's own use of its element and for its consumer's. */
export const useMergedRef = <Node>(given: Ref<Node> | undefined): MergedRef<Node> => {
  const own = useRef<Node>(null);
  const ref = useCallback(
    (node: Node) => {
      const cleanUps = [attachRef(own, node), attachRef(given, node)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp();
      };
    },
    [given],
  );
  return { own, ref };
};
