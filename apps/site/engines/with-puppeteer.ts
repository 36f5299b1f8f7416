import { chromium } from '@example/testing/chromium';
import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { type Driver, HEIGHT } from './driver.ts';
import { engines } from './installed.ts';

/** Waits until an element stays in place; content that comes into view above may move it. */
const atRest = async (element: HTMLElement): Promise<void> => {
  let before = '';
  for (let still = 0; still < 3;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { left, top } = element.getBoundingClientRect();
    const now = `${String(left)} ${String(top)}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
};

/** Starts a browser that Puppeteer drives. */
const open = async (options: LaunchOptions): Promise<Driver<ElementHandle<HTMLElement>>> => {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium reports the 401 of a visitor who is not signed in as an error.
    if (message.type() !== 'error' || message.text().includes('status of 401')) return;
    complaints.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    goto: async (address) => void (await page.goto(address)),
    run: async (script) => page.evaluate(script) as Promise<ReturnType<typeof script>>,
    runText: async (script) => void (await page.evaluate(script)),
    find: async (script, steps) => {
      const found = await page.evaluateHandle(script, steps);
      return (found.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
    },
    read: async (element, script) => element.evaluate(script),
    click: async (element) => {
      await element.scrollIntoView();
      await element.evaluate(atRest);
      await element.click();
    },
    hover: async (element) => element.hover(),
    type: async (element, text) => element.type(text),
    press: async (key) => page.keyboard.press(key satisfies KeyInput),
    choose: async (element, value) => void (await element.select(value)),
    upload: async (element, file) =>
      (element as unknown as ElementHandle<HTMLInputElement>).uploadFile(file),
    resize: async (width) => page.setViewport({ width, height: HEIGHT }),
    complaints: async () => {
      const told = complaints;
      complaints = [];
      return Promise.resolve(told);
    },
    close: async () => browser.close(),
  };
};

export const openChromium = async () =>
  open({ executablePath: chromium ?? '', args: ['--no-sandbox'] });

/** Starts Firefox, over WebDriver BiDi. */
export const openFirefox = async () =>
  open({
    browser: 'firefox',
    executablePath: engines.firefox ?? '',
    // Without a graphics card, drawing at 60 Hz takes a seventh of its time more.
    extraPrefsFirefox: { 'layout.frame_rate': 30 },
  });
