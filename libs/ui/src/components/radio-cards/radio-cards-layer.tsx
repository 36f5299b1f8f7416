'use client';

import * as RadixRadioGroup from '@radix-ui/react-radio-group';
import { useDeferredValue, type RefObject } from 'react';
import { StandIn } from '../../internal/layer/stand-in.tsx';

export interface RadioCardsLayerProps {
  readonly cards: RefObject<HTMLElement | null>;
  readonly value: string | null;
  /** Chosen again when the form is reset. */
  readonly defaultValue: string | null;
  readonly onValueChange: (value: string | null) => void;
}

/**
 * Radix's part in radio cards: the choice goes back with its form. Keys and focus are the browser's:
 * Radix moves the focus a moment after an arrow key, and chooses nothing when the key is up by then.
 */
export const RadioCardsLayer = ({
  cards,
  value,
  defaultValue,
  onValueChange,
}: RadioCardsLayerProps) => {
  // Radix goes back to the value that it was given first.
  const current = useDeferredValue(value, defaultValue);
  return (
    <RadixRadioGroup.Root asChild value={current} onValueChange={onValueChange}>
      <StandIn find={() => cards.current} />
    </RadixRadioGroup.Root>
  );
};
