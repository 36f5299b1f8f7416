'use client';

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useLayer } from '../../internal/layer/use-layer.ts';
import * as styles from './modal.css.ts';
import {
  useCommandFallback,
  useModal,
  type ClosedBy,
  type ModalOwnerProps,
  type ModalState,
} from './use-modal.ts';

/** Up to 432, 600 and 800 px wide. */
type ModalSize = 'sm' | 'md' | 'lg';

type ClosingForm = Pick<ComponentProps<'form'>, 'method' | 'onSubmit'>;

type ModalProps = ModalOwnerProps<
  ModalState & {
    readonly size: ModalSize;
    readonly closedBy: ClosedBy;
    readonly labelId: string;
    readonly descriptionId: string | undefined;
    /** Draws the content; `closing` are the props of a form that closes the dialog, without a script too. */
    readonly children: (closing: ClosingForm) => ReactNode;
  }
>;

const fetchLayer = async () => (await import('./dialog-layer.tsx')).DialogLayer;

/**
 * Renders the base of Dialog and AlertDialog: a native modal dialog that follows a state, with Radix's keys once it has
 * been open.
 */
export const Modal = ({
  size,
  closedBy,
  labelId,
  descriptionId,
  open,
  defaultOpen,
  onOpenChange,
  initialFocus,
  returnFocusTo,
  className,
  ref,
  children,
  ...rest
}: ModalProps) => {
  const { own, ref: setRefs } = useMergedRef(ref);
  const { isOpen, change } = useModal(own, closedBy, {
    open,
    defaultOpen,
    onOpenChange,
    initialFocus,
    returnFocusTo,
  });
  useCommandFallback(own);
  // Renders the attribute for the server's markup only; the browser controls it from then on.
  const [openAtFirst] = useState(isOpen);
  const [DialogLayer, loadLayer] = useLayer(fetchLayer);
  useEffect(() => {
    if (isOpen) loadLayer();
  }, [isOpen, loadLayer]);
  const close = () => change(false);
  return (
    <dialog
      aria-labelledby={labelId}
      aria-describedby={descriptionId}
      {...rest}
      ref={setRefs}
      open={openAtFirst}
      closedby={closedBy}
      className={classNames(styles.modal, className)}
      data-size={size}
    >
      {children({
        method: 'dialog',
        onSubmit: (event) => {
          event.preventDefault();
          // A form around the dialog is not sent with it.
          event.stopPropagation();
          close();
        },
      })}
      {DialogLayer && isOpen && (
        <DialogLayer dialog={own} escapeCloses={closedBy !== 'none'} onClose={close} />
      )}
    </dialog>
  );
};
