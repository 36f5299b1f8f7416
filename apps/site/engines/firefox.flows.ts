import { expect, it } from 'vitest';
import { describeFlows, DESKTOP } from './flows.ts';
import { openFirefox } from './with-puppeteer.ts';

/** Returns by how many px each name of a client spills over its place. Runs in the page. */
const spilling = () =>
  [...document.querySelectorAll('ul:has(+ [inert]) > li')].map((client) => {
    const { left = 0 } = client.firstElementChild?.getBoundingClientRect() ?? {};
    return Math.round(client.getBoundingClientRect().left - left);
  });

describeFlows('Firefox', openFirefox, (visitor) => {
  it('keeps enlarged names of clients clear of each other', async () => {
    const { open, resize, run } = visitor();
    await resize(390);
    await open('/');
    await run(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await run(spilling)).toHaveLength(13);
    // Firefox widens the places some frames after their names.
    await expect.poll(async () => Math.max(...(await run(spilling)))).toBeLessThanOrEqual(0);
    await resize(DESKTOP);
  });
});
