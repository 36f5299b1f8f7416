import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { activeElementFor } from '../../internal/active-element/active-element.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { listen } from '../../internal/listen/listen.ts';

/** The open state of an overlay, as its owner controls it. */
export interface ModalState {
  /** The open state, where the owner keeps it. */
  readonly open?: boolean | undefined;
  /** The open state at first, where the overlay keeps it itself. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the overlay opens or is to close: by its buttons, Escape or a press beside it. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that takes the focus at opening. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element that takes the focus after closing; by default the one that had it before. */
  readonly returnFocusTo?: RefObject<HTMLElement | null> | undefined;
}

/** The props of an overlay whose root is a `<dialog>`. */
export type ModalOwnerProps<Own> = Omit<ElementProps<'dialog', Own>, 'closedby'>;

/** The ways to close it, as in HTML: `closerequest` is Escape, `any` a press beside it, too. */
export type ClosedBy = 'any' | 'closerequest' | 'none';

const isBeside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/**
 * Ties a native dialog to a state: opens it modally (also one that the server rendered open), closes it, moves the
 * focus, and follows where the browser opened or closed it by itself.
 */
export const useModal = (
  ref: RefObject<HTMLDialogElement | null>,
  closedBy: ClosedBy,
  { open, defaultOpen = false, onOpenChange, initialFocus, returnFocusTo }: ModalState,
) => {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;

  const change = (next: boolean) => {
    if (next === isOpen) return;
    if (open === undefined) setOwn(next);
    onOpenChange?.(next);
  };

  /** True from the second press of a double click on, whose first one may have opened the dialog. */
  const isRepeated = useRef(false);
  /** True where the last press began beside the dialog. */
  const beganBeside = useRef(false);

  const requestClose = useEffectEvent((event: Event) => {
    // A file input in it fires the same event, which bubbles, when its picker is left without a choice.
    if (event.target !== ref.current) return;
    event.preventDefault();
    if (closedBy !== 'none' && !isRepeated.current) change(false);
  });
  const followBrowser = useEffectEvent((dialog: HTMLDialogElement) => change(dialog.open));
  const closeFromBeside = useEffectEvent((dialog: HTMLDialogElement, event: MouseEvent) => {
    // A press that began in it, to select a text, may end beside it.
    const wasBeside = beganBeside.current && event.target === dialog && isBeside(dialog, event);
    if (closedBy === 'any' && wasBeside && !isRepeated.current) change(false);
  });
  const moveFocusIn = useEffectEvent(() => initialFocus?.current?.focus());
  const moveFocusBack = useEffectEvent(() => returnFocusTo?.current?.focus());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const follow = () => followBrowser(dialog);
    const afterClose = () => {
      dialog.inert = false;
      follow();
    };
    return listen(dialog, {
      cancel: (event) => requestClose(event),
      mousedown: (event) => {
        // A press beside the dialog that does not close it must not take the focus.
        beganBeside.current = event.target === dialog && isBeside(dialog, event);
        if (beganBeside.current) event.preventDefault();
        isRepeated.current = event.detail > 1;
      },
      close: afterClose,
      toggle: follow,
      beforetoggle: () => {
        const hasScrollbar = innerWidth > document.documentElement.clientWidth;
        dialog.toggleAttribute('data-gutter', !dialog.open && hasScrollbar);
      },
      click: (event) => {
        if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside(dialog, event);
        isRepeated.current = false;
      },
    });
  }, [ref]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    const activeElement = activeElementFor(dialog);
    // The visitor may already work in a dialog that the server rendered open. The dialog itself has the focus where the
    // address names it.
    const isInUse = activeElement !== dialog && dialog.contains(activeElement);
    const inUse = isInUse ? (activeElement as HTMLElement) : undefined;
    if (!dialog.matches(':modal')) {
      // Takes back the server's `open`, without an event.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    dialog.inert = false;
    if (inUse) inUse.focus({ preventScroll: true });
    else moveFocusIn();
    // The clean-up runs before another overlay of the same change opens, which then remembers the true origin of the
    // focus.
    return () => {
      // `inert` stops React from giving the focus back, which WebKit allows while the dialog fades.
      dialog.inert = dialog.open;
      dialog.close();
      moveFocusBack();
    };
  }, [ref, isOpen]);

  return { isOpen, change };
};

/** Runs the commands of `opensDialog` and `closesDialog` in browsers without invoker commands. */
export const useCommandFallback = (ref: RefObject<HTMLDialogElement | null>) => {
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || 'command' in HTMLButtonElement.prototype) return undefined;
    // A dialog in a shadow tree is opened from there.
    return listen(dialog.getRootNode() as Document, {
      click: ({ target }) => {
        // The document itself can be what is pressed.
        const button = (target as Partial<Element>).closest?.('button[commandfor]');
        if (button?.getAttribute('commandfor') !== dialog.id) return;
        if (button.getAttribute('command') === 'close') dialog.close();
        else if (!dialog.open) dialog.showModal();
      },
    });
  }, [ref]);
};
