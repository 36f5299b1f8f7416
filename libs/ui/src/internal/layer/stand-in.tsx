import { useEffect, useEffectEvent, type ReactNode, type Ref } from 'react';
import { attachRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';

interface StandInProps {
  /** Finds the element, which is in the page already. */
  readonly find: () => HTMLElement | null;
  /** The listeners that the element gets: `onKeyDown`. */
  readonly handles?: readonly string[];
  readonly children?: ReactNode;
  /** The ref that Radix passes to its child. */
  readonly ref?: Ref<HTMLElement>;
  readonly [given: string]: unknown;
}

/**
 * Stands for an element of the page where Radix asks for a child. Radix gets the element, and the element gets Radix's
 * listeners. Renders nothing.
 */
export const StandIn = ({ find, handles = [], ref, children, ...given }: StandInProps) => {
  const attach = useEffectEvent(() => {
    const element = find();
    return element === null ? undefined : attachRef(ref, element);
  });
  useEffect(() => attach(), [ref]);
  useEffect(() => {
    const element = find();
    const listening = new AbortController();
    for (const name of handles) {
      element?.addEventListener(name.slice(2).toLowerCase(), given[name] as EventListener, {
        signal: listening.signal,
      });
    }
    return () => listening.abort();
  });
  return children;
};
