import type * as TestingLibrary from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { Driver, Step } from './driver.ts';

/** Finds an element by role and name, or a field by its label; the first match, or the one at `nth`. */
export interface Query {
  readonly role?: string;
  readonly name?: string | RegExp;
  readonly label?: string | RegExp;
  readonly nth?: number;
  readonly within?: Query;
}

/** Time limit of every wait, in ms; longer than any step takes on a busy machine. */
const PATIENCE = { timeout: 15_000, interval: 30 };

const require = createRequire(import.meta.url);
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Returns the locators of a query, outermost first. */
const stepsOf = ({ role, name, label, nth = 0, within }: Query): readonly Step[] => {
  const text = label ?? name;
  return [
    ...(within ? stepsOf(within) : []),
    { role, text: text instanceof RegExp ? [text.source, text.flags] : text, nth },
  ];
};

/** Returns the element that the steps lead to. Runs in the page. */
const findAll = (steps: readonly Step[]): HTMLElement | null => {
  const { queryAllByRole, queryAllByLabelText } = (
    globalThis as unknown as { readonly TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  let found: HTMLElement | undefined = document.body;
  for (const { role, text, nth } of steps) {
    if (!found) return null;
    const name = typeof text === 'object' ? new RegExp(text[0], text[1]) : text;
    const all: readonly HTMLElement[] =
      role === undefined
        ? queryAllByLabelText(found, name ?? '')
        : queryAllByRole(found, role, name === undefined ? {} : { name });
    found = all[nth];
  }
  return found ?? null;
};

/** Creates a visitor with a browser, who finds elements by name and waits for them. */
export const createVisitor = <Element>(driver: Driver<Element>, origin: string) => {
  const { run, runText, press, resize } = driver;

  const find = async (query: Query): Promise<Element | undefined> => {
    if (!(await run(() => 'TestingLibraryDom' in globalThis)))
      // It takes what `this` is for the global object.
      await runText(`(function () { ${library} }).call(globalThis)`);
    return driver.find(findAll, stepsOf(query));
  };

  /** Does something with an element, once it is there; a page that goes meanwhile is looked into again. */
  const on = async <Result>(query: Query, act: (element: Element) => Promise<Result>) =>
    vi.waitFor(async () => {
      const element = await find(query);
      if (element === undefined) throw new Error(`not there: ${JSON.stringify(stepsOf(query))}`);
      return act(element);
    }, PATIENCE);

  const address = async () => run(() => location.pathname + location.search);

  const seesLife = async () =>
    expect.poll(async () => run(() => document.documentElement.dataset['hydrated'])).toBe('');

  return {
    run,
    press,
    /** Loads the page again, as the browser's button does. */
    reload: async () =>
      run(() => {
        setTimeout(() => location.reload());
      }),
    back: async () =>
      run(() => {
        // Once this has been answered: the page that answers goes with it.
        setTimeout(() => history.back());
      }),
    resize,
    address,
    open: async (path: string) => driver.goto(origin + path),
    click: async (query: Query) => on(query, driver.click),
    /** Brings the pointer over an element, again when it went from under it. */
    hover: async (query: Query) =>
      on(query, async (element) => {
        await driver.hover(element);
        if (!(await driver.read(element, (target) => target.matches(':hover'))))
          throw new Error(`not under the pointer: ${JSON.stringify(stepsOf(query))}`);
      }),
    type: async (query: Query, text: string) =>
      on(query, async (field) => driver.type(field, text)),
    choose: async (query: Query, value: string) =>
      on(query, async (list) => driver.choose(list, value)),
    upload: async (query: Query, file: string) =>
      on(query, async (field) => driver.upload(field, file)),
    /** Gives the focus to an element. */
    focus: async (query: Query) =>
      on(query, async (element) => driver.read(element, (target) => target.focus())),
    /** Waits until a function of an element gives back this. */
    sees: async <Result>(query: Query, script: (element: HTMLElement) => Result, value: Result) =>
      expect
        .poll(async () => on(query, async (element) => driver.read(element, script)))
        .toEqual(value),
    isThere: async (query: Query) => (await find(query)) !== undefined,
    /** Waits until the address is this one. */
    arrives: async (path: string) => expect.poll(address).toBe(path),
    /** Waits until the page's scripts answer what a visitor does. */
    seesLife,
    /** Brings the page to life without a change in it. */
    wake: async () => {
      await run(() => dispatchEvent(new KeyboardEvent('keydown')));
      await seesLife();
    },
    complaints: driver.complaints,
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
