/** A key that has a name, as in `KeyboardEvent.key`, or a digit. */
export type Key =
  | 'ArrowDown'
  | 'ArrowRight'
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** Step of a query within an element, by role or label, in a form that can be sent to a browser. */
export interface Step {
  readonly role: string | undefined;
  /** The name or the label; a pattern by its source and flags. */
  readonly text: readonly [source: string, flags: string] | string | undefined;
  readonly nth: number;
}

/** Browser as the flows use it. `Element` is its reference to an element of the page. */
export interface Driver<Element> {
  /** Opens an address and waits until it is loaded. */
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page. The function cannot use variables around it, and returns JSON. */
  readonly run: <Result>(script: () => Result) => Promise<Result>;
  /** Runs a script's text in the page. */
  readonly runText: (script: string) => Promise<void>;
  /** Runs a function in the page and returns the element that it finds. */
  readonly find: (
    script: (steps: readonly Step[]) => HTMLElement | null,
    steps: readonly Step[],
  ) => Promise<Element | undefined>;
  /** Runs a function in the page on an element. */
  readonly read: <Result>(
    element: Element,
    script: (element: HTMLElement) => Result,
  ) => Promise<Result>;
  readonly click: (element: Element) => Promise<void>;
  readonly hover: (element: Element) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  /** Presses a key where the focus is. */
  readonly press: (key: Key) => Promise<void>;
  /** Chooses an option of a list by its value. */
  readonly choose: (element: Element, value: string) => Promise<void>;
  /** Chooses a file of this machine. */
  readonly upload: (element: Element, file: string) => Promise<void>;
  /** Sets the width of the window in px, or its minimum. */
  readonly resize: (width: number) => Promise<void>;
  /** Returns the console errors and uncaught errors of all pages since the last call. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The height of the window, in px. */
export const HEIGHT = 600;
