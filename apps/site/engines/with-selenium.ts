import { freePort, newDataDir } from '@example/testing/service';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { type Driver, HEIGHT } from './driver.ts';
import { engines } from './installed.ts';
import { listenIn } from './listen-in.ts';

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Starts WebKit's driver on its own display and message bus, and waits until it listens. */
const startDriver = async () => {
  const port = await freePort();
  const folder = newDataDir();
  const child: ChildProcess = spawn(
    'xvfb-run',
    [
      ...['--auto-servernum', '--server-args=-screen 0 1600x1200x24'],
      ...['dbus-run-session', '--', 'WebKitWebDriver', `--port=${String(port)}`],
    ],
    // Desktop services would report errors without a desktop.
    {
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        TMPDIR: folder,
        NO_AT_BRIDGE: '1',
        GTK_A11Y: 'none',
        // Draws in the thread that asks for it: those of the software renderer spend a fifth of its time on waiting.
        LP_NUM_THREADS: '0',
      },
    },
  );
  const address = `http://127.0.0.1:${String(port)}`;
  const isUp = async () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('the driver of WebKit did not start');
    await sleep(50);
  }
  return {
    address,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Starts WebKit, driven by Selenium. Its driver has no access to the console, so pages report their errors themselves.
 */
export const openWebKit = async (
  origin: string,
): Promise<Driver<WebElement> & { readonly origin: string }> => {
  const listener = await listenIn(origin);
  const started = await startDriver();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: engines.webkit, args: ['--automation'] },
  });
  const driver = await new Builder()
    .usingServer(started.address)
    .withCapabilities(capabilities)
    .build()
    .catch(async (error: unknown) => {
      await Promise.all([started.stop(), listener.close()]);
      throw error;
    });
  const show = async (element: WebElement) =>
    driver.executeScript((target: HTMLElement) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, element);
  return {
    origin: listener.origin,
    goto: async (address) => driver.get(address),
    run: async (script) => driver.executeScript(script),
    runText: async (script) => driver.executeScript(script),
    find: async (script, steps) =>
      (await driver.executeScript<WebElement | null>(script, steps)) ?? undefined,
    read: async (element, script) => driver.executeScript(script, element),
    click: async (element) => {
      await show(element);
      await element.click();
    },
    hover: async (element) => {
      await show(element);
      await driver.actions().move({ origin: element }).perform();
    },
    type: async (element, text) => element.sendKeys(text),
    // Four times as fast as by actions.
    press: async (key) =>
      driver
        .switchTo()
        .activeElement()
        .sendKeys(keys[key] ?? key),
    choose: async (element, value) => {
      const option = await element.findElement({ css: `option[value="${value}"]` });
      await option.click();
    },
    upload: async (element, file) => element.sendKeys(file),
    resize: async (width) =>
      void (await driver.manage().window().setRect({ width, height: HEIGHT })),
    complaints: async () => Promise.resolve(listener.complaints()),
    close: async () => {
      await driver.quit();
      await Promise.all([started.stop(), listener.close()]);
    },
  };
};
