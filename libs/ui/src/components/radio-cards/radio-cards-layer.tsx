'use client';

import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { useDeferredValue, type RefObject } from 'react';
import { StandIn } from '../../internal/layer/stand-in.tsx';

interface RadioCardsLayerProps {
  readonly cards: RefObject<HTMLElement | null>;
  readonly value: string | null;
  /** The value that a reset of the form restores. */
  readonly defaultValue: string | null;
  readonly onValueChange: (value: string | null) => void;
}

/**
 * Adds Radix to radio cards: a reset of the form restores the choice. The browser handles keys and focus: Radix moves
 * the focus a moment after an arrow key, and chooses nothing when the key is up by then.
 */
export const RadioCardsLayer = ({
  cards,
  value,
  defaultValue,
  onValueChange,
}: RadioCardsLayerProps) => {
  // Radix restores the value that it was given first.
  const current = useDeferredValue(value, defaultValue);
  return (
    <RadixRadioGroup.Root asChild value={current} onValueChange={onValueChange}>
      <StandIn find={() => cards.current} />
    </RadixRadioGroup.Root>
  );
};
