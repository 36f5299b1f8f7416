import { act, render } from '@testing-library/react';
import { format } from 'node:util';
import type { ReactElement, Ref } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderToString } from './server.ts';

/** The props that tell which element a component hands its props and its `ref` to. */
export interface HydrationProps {
  readonly 'data-probe': string;
  // The element the ref points to differs from component to component.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly ref: any;
}

interface HydrationOptions {
  /** `false` for a component that takes no `ref`. */
  readonly hasRef?: boolean;
}

/** Puts the server's HTML of an element into the page and hydrates it in strict mode. */
const hydrate = async (element: ReactElement) => {
  const complaints: string[] = [];
  const note = (...words: unknown[]) => {
    complaints.push(format(...words));
  };
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(note),
    vi.spyOn(console, 'warn').mockImplementation(note),
  ];
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    container.remove();
  });
  container.innerHTML = renderToString(element);
  const served = [...container.querySelectorAll('*')];
  const { unmount } = render(element, {
    container,
    hydrate: true,
    reactStrictMode: true,
    onRecoverableError: note,
  });
  // Runs the effects that wait for a promise, too.
  await act(async () => Promise.resolve());
  return { container, served, complaints, unmount };
};

/**
 * Tests the promises that every component keeps when the page's script takes over the server's HTML: its elements stay
 * (a control that needs the script may join them), React complains of nothing, `ref` reaches the element that has the
 * rest props, and nothing is left after unmounting. `describeConformance` calls it.
 */
export const describeHydration = (
  name: string,
  element: (props: HydrationProps) => ReactElement,
  { hasRef = true }: HydrationOptions = {},
): void => {
  const probed = (ref: Ref<Element> = null) => element({ 'data-probe': 'yes', ref });

  describe(name, () => {
    it('keeps every element of the server and complains of nothing when it is hydrated', async () => {
      const { container, served, complaints } = await hydrate(probed());
      expect(complaints).toEqual([]);
      const lost = served.filter((element) => !container.contains(element));
      expect(lost.map(({ outerHTML }) => outerHTML)).toEqual([]);
    });

    if (hasRef) {
      it('gives an object ref the element with the rest props, until it is unmounted', async () => {
        const ref: { current: Element | null } = { current: null };
        const { container, unmount } = await hydrate(probed(ref));
        const target = container.querySelector('[data-probe]');
        expect(target).toBeInstanceOf(Element);
        expect(ref.current).toBe(target);
        unmount();
        expect(ref.current).toBeNull();
      });

      it('gives a callback ref the element with the rest props, until it is unmounted', async () => {
        const ref = vi.fn<(element: Element | null) => void>();
        const { container, unmount } = await hydrate(probed(ref));
        const target = container.querySelector('[data-probe]');
        expect(target).toBeInstanceOf(Element);
        expect(ref.mock.lastCall?.[0]).toBe(target);
        unmount();
        expect(ref.mock.lastCall?.[0]).toBeNull();
      });
    }

    it('leaves nothing behind and complains of nothing when it is unmounted', async () => {
      const page = document.documentElement.outerHTML;
      const { container, complaints, unmount } = await hydrate(probed());
      unmount();
      await act(async () => Promise.resolve());
      expect(complaints).toEqual([]);
      expect(container.innerHTML).toBe('');
      container.remove();
      expect(document.documentElement.outerHTML).toBe(page);
    });
  });
};
