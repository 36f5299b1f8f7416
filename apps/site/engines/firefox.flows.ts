import { expect, inject, it } from 'vitest';
import { describeFlows } from './flows.ts';
import { openFirefox } from './with-puppeteer.ts';

describeFlows('Firefox', openFirefox);

it('keeps enlarged names of clients clear of each other', async () => {
  const { goto, resize, run, close } = await openFirefox();
  await resize(390);
  await goto(inject('service').origin);
  const spilling = await run(() => {
    document.documentElement.style.fontSize = '200%';
    const clients = document.querySelectorAll('ul:has(+ [inert]) > li');
    return [...clients].map((client) => {
      const { left = 0 } = client.firstElementChild?.getBoundingClientRect() ?? {};
      return Math.round(client.getBoundingClientRect().left - left);
    });
  });
  await close();
  expect(spilling.length).toBe(13);
  expect(Math.max(...spilling)).toBeLessThanOrEqual(0);
});
