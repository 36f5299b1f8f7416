import { expect, it } from 'vitest';
import { drawCaptcha } from './captcha-picture.ts';

it('a captcha has no lines that nobody can see, which would weigh a third of it', async () => {
  const { svg } = await drawCaptcha();
  const lines = svg.matchAll(/(\d+\.\d) (\d+\.\d)L(\d+\.\d) (\d+\.\d)/g);
  const lengths = Array.from(lines, ([, ...ends]) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = ends.map(Number);
    return Math.hypot(toX - x, toY - y);
  });
  expect(svg).toMatch(/Q.*L/);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0.25);
});
