'use client';

import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { ToastTone } from './variants.ts';

/** A short message. */
export interface ToastMessage {
  readonly text: ReactNode;
  /** `danger` interrupts assistive technology; the others wait their turn. */
  readonly tone?: ToastTone | undefined;
  /** One thing to do about it: 'Undo'. It must be possible elsewhere, too. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /**
   * Lifetime in ms: 6000 by default; `Infinity` (until it is dismissed) with an action or the tone
   * `danger`.
   */
  readonly duration?: number | undefined;
}

/** A message in the list. */
export interface ToastEntry extends ToastMessage {
  readonly id: number;
}

/** The messages shown, for a `ToastRegion`, and how to add and remove one. */
export interface Toasts {
  readonly toasts: readonly ToastEntry[];
  /** Shows a message; returns its id. */
  readonly show: (message: ToastMessage) => number;
  readonly dismiss: (id: number) => void;
}

/** Keeps a list of messages, oldest first. */
export const useToasts = (): Toasts => {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const last = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    last.current += 1;
    const id = last.current;
    setToasts((shown) => [...shown, { ...message, id }]);
    return id;
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
};
