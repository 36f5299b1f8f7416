import { describe, expect, it } from 'vitest';
import { medianTime } from '../../testing/time.ts';
import { deviceOf } from './device.ts';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    ['', { browser: '', system: '' }],
    [undefined, { browser: '', system: '' }],
  ])('is told by what a browser says of itself: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  it('has a short name, known in 20 ms, whatever somebody says', async () => {
    for (const said of ['x'.repeat(16_000), `${'<script>'.repeat(100)}/1.0`, '('.repeat(16_000)]) {
      const { browser, system } = deviceOf(said);
      expect(browser.length).toBeLessThanOrEqual(64);
      expect(system.length).toBeLessThanOrEqual(64);
      const took = await medianTime(20, async () => Promise.resolve(deviceOf(said)));
      expect(took).toBeLessThan(20);
    }
  });
});
