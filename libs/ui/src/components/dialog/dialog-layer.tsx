'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { KeyboardEvent, RefObject } from 'react';
import { StandIn } from '../../internal/layer/stand-in.tsx';

const preventDefault = (event: Event) => event.preventDefault();

/** Scrolls to what the Tab key reached: Radix does not where it goes round, and a low dialog scrolls its header, too. */
const showFocused = ({ key, target }: KeyboardEvent) => {
  if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' });
};

interface DialogLayerProps {
  /** An open, modal dialog. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Escape closes it. */
  readonly escapeCloses: boolean;
  readonly onClose: () => void;
}

/**
 * Adds Radix to an open dialog: the Tab key stays within it, and Escape closes the layer that was opened last, be it
 * the kit's or another one of Radix. The browser handles modality and the focus at opening and closing.
 */
export const DialogLayer = ({ dialog, escapeCloses, onClose }: DialogLayerProps) => (
  <RadixDialog.Root open modal={false} onOpenChange={() => onClose()}>
    <RadixDialog.Content
      asChild
      onOpenAutoFocus={preventDefault}
      onCloseAutoFocus={preventDefault}
      onInteractOutside={preventDefault}
      onKeyUp={showFocused}
      onEscapeKeyDown={(event) => {
        // While an input method composes a word, Escape belongs to it.
        if (!escapeCloses || event.isComposing) event.preventDefault();
      }}
    >
      <StandIn find={() => dialog.current} handles={['onKeyDown', 'onKeyUp']} />
    </RadixDialog.Content>
  </RadixDialog.Root>
);
