import globals from 'globals';
import type { ReactNode } from 'react';
import * as server from 'react-dom/server';

const browserNames = Object.keys(globals.browser).filter((name) => !(name in globals.nodeBuiltin));

/** Runs a function without a browser's globals, as on the server. */
const withoutBrowser = <Result>(run: () => Result): Result => {
  const hidden = browserNames.flatMap((name) => {
    const property = Object.getOwnPropertyDescriptor(globalThis, name);
    return property === undefined ? [] : [[name, property] as const];
  });
  for (const [name] of hidden) Reflect.deleteProperty(globalThis, name);
  try {
    return run();
  } finally {
    Object.defineProperties(globalThis, Object.fromEntries(hidden));
  }
};

/** Calls React's `renderToStaticMarkup` without the globals of the test's browser. */
export const renderToStaticMarkup = (node: ReactNode): string =>
  withoutBrowser(() => server.renderToStaticMarkup(node));

/** Calls React's `renderToString` without the globals of the test's browser. */
export const renderToString = (node: ReactNode): string =>
  withoutBrowser(() => server.renderToString(node));
