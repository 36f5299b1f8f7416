'use client';

import * as RadixTabs from '@radix-ui/react-tabs';
import type { RefObject } from 'react';
import { StandIn } from '../../internal/layer/stand-in.tsx';
import type { TabsActivation } from './variants.ts';

interface TabsLayerProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly tabs: readonly { readonly id: string; readonly elementId: string }[];
  readonly value: string;
  readonly activation: TabsActivation;
  readonly direction: 'ltr' | 'rtl';
  readonly onSelect: (id: string) => void;
}

const preventDefault = (event: { readonly preventDefault: () => void }) => event.preventDefault();

/** Adds Radix's keys to tabs: they move the focus from tab to tab, and select. */
export const TabsLayer = ({
  list,
  tabs,
  value,
  activation,
  direction,
  onSelect,
}: TabsLayerProps) => (
  <RadixTabs.Root
    asChild
    value={value}
    onValueChange={onSelect}
    activationMode={activation}
    dir={direction}
  >
    <RadixTabs.List asChild>
      <StandIn find={() => list.current}>
        {tabs.map(({ id, elementId }) => (
          <RadixTabs.Trigger
            key={id}
            asChild
            value={id}
            // Radix selects when a mouse button goes down. A press must be revocable until it goes up (WCAG 2.5.2).
            onMouseDown={preventDefault}
            // The tab handles Enter and the space bar by itself.
            onKeyDown={(event) => {
              if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
            }}
          >
            <StandIn
              find={() => document.getElementById(elementId)}
              handles={['onMouseDown', 'onKeyDown', 'onFocus']}
            />
          </RadixTabs.Trigger>
        ))}
      </StandIn>
    </RadixTabs.List>
  </RadixTabs.Root>
);
