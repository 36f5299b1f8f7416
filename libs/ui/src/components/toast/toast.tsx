'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { activeElementFor } from '../../internal/active-element/active-element.ts';
import { Icon } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import * as styles from './toast.css.ts';
import { useClosingUp } from '../../hooks/use-closing-up/use-closing-up.ts';
import { useTimer } from './use-timer.ts';
import type { ToastEntry } from './use-toasts.ts';

const iconOfTone = { info: 'info', success: 'check', danger: 'alert' } as const;
const usualDuration = 6000;

interface ToastProps {
  readonly toast: ToastEntry;
  readonly paused: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** Called before the element is removed, by whomever. */
  readonly onLeave: (element: Element) => void;
}

const Toast = ({
  toast: { text, tone = 'info', action, duration },
  paused,
  dismissLabel,
  onDismiss: dismiss,
  onLeave,
}: ToastProps) => {
  const element = useRef<HTMLLIElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const { current: item } = element;
    return () => {
      if (item !== null) leave(item);
    };
  }, []);
  const stays = action !== undefined || tone === 'danger';
  useTimer(duration ?? (stays ? Infinity : usualDuration), paused, dismiss);
  return (
    // The item handles events of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={element}
      className={styles.toast}
      data-tone={tone === 'info' ? undefined : tone}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss();
      }}
    >
      <Icon name={iconOfTone[tone]} className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.text}>{text}</div>
        {action !== undefined && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onAction();
              dismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
};

/**
 * Moves the focus out of a toast that goes: to another toast, or back to where it came from. Returns whether a toast has
 * it then.
 */
const passFocusOn = (toast: Element, region: Element | null, before: HTMLElement | null) => {
  if (toast.contains(activeElementFor(toast))) {
    const next = [...(region?.querySelectorAll('li') ?? [])].find((other) => other !== toast);
    (next?.querySelector<HTMLElement>(':scope > button') ?? before)?.focus();
  }
  const active = activeElementFor(toast);
  return !toast.contains(active) && region?.contains(active) === true;
};

export type ToastRegionProps = ChildlessProps<
  'section',
  {
    /** From `useToasts`. */
    readonly toasts: readonly ToastEntry[];
    readonly onDismiss: (id: number) => void;
    /** The region's name for assistive technology; 'Notifications' by default. */
    readonly label?: string | undefined;
    /** The name of the button of each message; 'Dismiss' by default. */
    readonly dismissLabel?: string | undefined;
  }
>;

/**
 * Renders the region of toasts in a corner of the page. Mount one before the first toast: only then is that announced.
 * Put messages that a visitor must not miss into an Alert on the page. Toasts cannot be reached while a Dialog is open,
 * as the rest of the page behind it.
 */
export const ToastRegion = ({
  toasts,
  onDismiss,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
  className,
  ref,
  onFocus,
  onBlur,
  onPointerMove,
  onPointerLeave,
  ...rest
}: ToastRegionProps) => {
  const { own, ref: setRefs } = useMergedRef(ref);
  useClosingUp(own, toasts, 'bottom');
  const before = useRef<HTMLElement>(null);
  const [pointedAt, setPointedAt] = useState<Element | null>(null);
  const [focused, setFocused] = useState(false);
  const enter = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event;
    onFocus?.(event);
    setFocused(true);
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement;
  };
  const listOf = (urgent: boolean) => {
    const shown = toasts.filter(({ tone }) => (tone === 'danger') === urgent);
    if (shown.length === 0) return null;
    return (
      <ol className={styles.list}>
        {shown.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            paused={pointedAt !== null || focused}
            dismissLabel={dismissLabel}
            onDismiss={() => onDismiss(toast.id)}
            onLeave={(element) => {
              // An element that is removed under the pointer, or with the focus, sends no event.
              if (element.contains(pointedAt)) setPointedAt(null);
              setFocused(passFocusOn(element, own.current, before.current));
            }}
          />
        ))}
      </ol>
    );
  };
  return (
    // Watches where the focus comes from. While one message is read the others wait as well: else the pile would move
    // below the pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      onFocus={enter}
      onBlur={(event) => {
        onBlur?.(event);
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
      onPointerMove={(event) => {
        onPointerMove?.(event);
        setPointedAt(event.target as Element);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setPointedAt(null);
      }}
      {...rest}
      ref={setRefs}
      className={classNames(styles.region, className)}
    >
      <div role="alert" aria-atomic={false}>
        {listOf(true)}
      </div>
      <div aria-live="polite">{listOf(false)}</div>
    </section>
  );
};
