'use client';

import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Modal } from '../dialog/modal.tsx';
import type { ModalOwnerProps, ModalState } from '../dialog/use-modal.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './alert-dialog.css.ts';
import type { AlertDialogTone } from './variants.ts';

const iconOfTone = { danger: 'alert', info: 'info', success: 'check' } as const;

export type AlertDialogProps = ModalOwnerProps<
  Omit<ModalState, 'initialFocus'> & {
    /** The subject, e.g. 'Validation Error'. */
    readonly heading: ReactNode;
    /** The message: one or two sentences. */
    readonly children: ReactNode;
    /** The kind of message; `danger` by default. */
    readonly tone?: AlertDialogTone | undefined;
    /** The text of the button that has the focus; 'OK' by default. */
    readonly okText?: string | undefined;
    readonly onOk?: (() => void) | undefined;
    /** Adds a second button with this text, which closes it without `onOk`. */
    readonly cancelText?: string | undefined;
  }
>;

/**
 * Shows a message that has to be answered before anything else ('Validation Error'). OK has the focus at opening.
 * Escape closes the dialog as Cancel does; a press beside it does nothing. Give the field that the message is about as
 * `returnFocusTo`. Put it beside a form, not into one: it has a form itself.
 */
export const AlertDialog = ({
  heading,
  children,
  tone = 'danger',
  okText = 'OK',
  onOk,
  cancelText,
  ...rest
}: AlertDialogProps) => {
  const labelId = useId();
  const messageId = useId();
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      {...rest}
      size="sm"
      closedBy="closerequest"
      labelId={labelId}
      descriptionId={messageId}
      initialFocus={ok}
    >
      {(closing) => (
        <div className={styles.content} data-tone={tone}>
          <span className={styles.mark}>
            <Icon name={iconOfTone[tone]} />
          </span>
          <div className={styles.words}>
            <h2 id={labelId} className={styles.title}>
              {heading}
            </h2>
            <div id={messageId} className={styles.message}>
              {children}
            </div>
          </div>
          <form {...closing} className={styles.actions}>
            {cancelText && (
              <Button type="submit" variant="secondary" className={styles.action}>
                {cancelText}
              </Button>
            )}
            <Button type="submit" ref={ok} className={styles.action} onClick={onOk}>
              {okText}
            </Button>
          </form>
        </div>
      )}
    </Modal>
  );
};
