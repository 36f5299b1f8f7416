'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import { useEffect, type KeyboardEvent as PressedKey, type RefObject } from 'react';
import { activeElementFor } from '../../internal/active-element/active-element.ts';
import { StandIn } from '../../internal/layer/stand-in.tsx';
import type { TabsActivation } from './variants.ts';

interface TabsLayerProps {
  readonly list: RefObject<HTMLElement | null>;
  /** A key that was pressed before this was there. */
  readonly earlyRef: RefObject<string | undefined>;
  /** In the order of the list's elements. */
  readonly items: readonly { readonly id: string }[];
  readonly value: string;
  readonly activation: TabsActivation;
  readonly direction: 'ltr' | 'rtl';
  readonly onSelect: (id: string) => void;
}

const preventDefault = (event: { readonly preventDefault: () => void }) => event.preventDefault();

/** Moves the focus by a key in a shadow tree. There Radix goes too far: it looks for the focus in the document. */
const moveFocus = (event: PressedKey<HTMLElement>, direction: 'ltr' | 'rtl') => {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(tab);
  const step = direction === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - step,
    ArrowRight: at + step,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (place === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  tabs.at(place % tabs.length)?.focus();
};

/** Adds Radix's keys to tabs: they move the focus from tab to tab, and select. */
export const TabsLayer = ({
  list,
  earlyRef,
  items,
  value,
  activation,
  direction,
  onSelect,
}: TabsLayerProps) => {
  useEffect(() => {
    const key = earlyRef.current;
    earlyRef.current = undefined;
    const tab = list.current && activeElementFor(list.current);
    if (key !== undefined && tab?.parentElement === list.current)
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, [earlyRef, list]);
  return (
    <RadixTabs.Root
      asChild
      value={value}
      onValueChange={onSelect}
      activationMode={activation}
      dir={direction}
    >
      <RadixTabs.List asChild>
        <StandIn find={() => list.current}>
          {items.map(({ id }, index) => (
            <RadixTabs.Trigger
              key={id}
              asChild
              value={id}
              // Radix selects when a mouse button goes down. A press must be revocable until it goes up (WCAG 2.5.2).
              onMouseDown={preventDefault}
              // The tab handles Enter and the space bar by itself.
              onKeyDown={(event) => {
                if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
                else if (event.currentTarget.getRootNode() !== document)
                  moveFocus(event, direction);
              }}
            >
              <StandIn
                find={() => (list.current?.children[index] ?? null) as HTMLElement | null}
                handles={['onMouseDown', 'onKeyDown', 'onFocus']}
              />
            </RadixTabs.Trigger>
          ))}
        </StandIn>
      </RadixTabs.List>
    </RadixTabs.Root>
  );
};
