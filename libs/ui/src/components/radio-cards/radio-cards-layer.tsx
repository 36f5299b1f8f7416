'use client';

import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { useDeferredValue, type RefObject } from 'react';
import { StandIn } from '../../internal/layer/stand-in.tsx';

interface RadioCardsLayerProps {
  readonly cards: RefObject<HTMLElement | null>;
  readonly onReset: () => void;
}

/**
 * Adds Radix to radio cards: it tells when their form is reset. The browser handles keys and focus: Radix moves the
 * focus a moment after an arrow key, and chooses nothing when the key is up by then.
 */
export const RadioCardsLayer = ({ cards, onReset }: RadioCardsLayerProps) => {
  // Radix asks for the value that it was given first, unless it is the present one.
  const value = useDeferredValue('changed', 'first');
  return (
    <RadixRadioGroup.Root asChild value={value} onValueChange={onReset}>
      <StandIn find={() => cards.current} />
    </RadixRadioGroup.Root>
  );
};
