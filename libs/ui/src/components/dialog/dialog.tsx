'use client';

import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { IconFrom, type IconSource } from '../icon/icon.tsx';
import { Anchor } from '../link-provider/link-provider.tsx';
import { Part } from '../../internal/part/part.tsx';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './dialog.css.ts';
import { Modal } from './modal.tsx';
import type { ModalOwnerProps, ModalState } from './use-modal.ts';
import type { DialogSize } from './variants.ts';

export type DialogProps = ModalOwnerProps<
  ModalState & {
    /** The title, which names the dialog. */
    readonly heading: ReactNode;
    /** A sentence below the title, read out with it. */
    readonly description?: ReactNode;
    /** Beside Close: a `DialogHeaderButton`. */
    readonly headerAction?: ReactNode;
    /** The actions, at the end; they stay in view. */
    readonly footer?: ReactNode;
    /** The width; `md` by default. */
    readonly size?: DialogSize | undefined;
    /** True, the default, when Escape and a press beside it close it, as Close does. */
    readonly dismissible?: boolean | undefined;
    /** The name of the button that closes it; 'Close' by default. */
    readonly closeLabel?: string | undefined;
    readonly children: ReactNode;
  }
>;

/**
 * Shows a task or details over the page in a native modal `<dialog>`: the focus stays in it, the page behind is inert
 * and Escape closes it. Rendered open by the server it can be read and closed without a script. Keep it mounted and
 * switch `open`, so that the focus returns.
 *
 * A button with `opensDialog(id)` opens it, without a state too. Put it beside a form, not into one: it has a form itself.
 */
export const Dialog = ({
  heading,
  description,
  headerAction,
  footer,
  size = 'md',
  dismissible = true,
  closeLabel = 'Close',
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) => {
  const labelId = useId();
  const descriptionId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      {...rest}
      size={size}
      closedBy={dismissible ? 'any' : 'none'}
      labelId={labelId}
      descriptionId={isShown(description) ? descriptionId : undefined}
      initialFocus={initialFocus ?? title}
      className={classNames(styles.dialog, className)}
    >
      {(closing) => (
        <div className={styles.sheet}>
          <div className={styles.header}>
            <div className={styles.titles}>
              <h2 id={labelId} ref={title} tabIndex={-1} className={styles.title}>
                {heading}
              </h2>
              <Part as="p" id={descriptionId} className={styles.description}>
                {description}
              </Part>
            </div>
            <div className={styles.tools}>
              {headerAction}
              <form {...closing}>
                <DialogHeaderButton type="submit" icon="close" label={closeLabel} />
              </form>
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          <Part className={styles.footer}>{footer}</Part>
        </div>
      )}
    </Modal>
  );
};

interface HeaderButtonLook {
  readonly icon: IconSource;
  readonly label: string;
}

type Unnamed<Props> = Omit<Props, 'children' | 'aria-label'>;

export type DialogHeaderButtonProps =
  | Unnamed<ElementProps<'a', HeaderButtonLook & { readonly href: string }>>
  | Unnamed<ElementProps<'button', HeaderButtonLook & { readonly href?: undefined }>>;

/** Shows an icon in a dialog's header, such as one that leads back; with `href`, a link. */
export const DialogHeaderButton = ({
  icon,
  label,
  className,
  ...props
}: DialogHeaderButtonProps) => {
  const look = {
    'aria-label': label,
    title: label,
    className: classNames(styles.close, className),
  };
  const content = <IconFrom icon={icon} />;
  return props.href === undefined ? (
    <button type="button" {...props} {...look}>
      {content}
    </button>
  ) : (
    <Anchor {...props} {...look}>
      {content}
    </Anchor>
  );
};
