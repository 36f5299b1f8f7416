import { existsSync, globSync } from 'node:fs';

const find = (...files: readonly string[]) => files.find((file) => existsSync(file));

/** The browser of each engine; `undefined` where it, or something it needs, is not installed. */
export const engines = {
  firefox: find('/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'].every(
    (file) => existsSync(file),
  )
    ? globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser')[0]
    : undefined,
};
