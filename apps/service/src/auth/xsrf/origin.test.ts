import { describe, expect, it } from 'vitest';
import { readSettings } from '../../runtime/settings/index.ts';
import { ownOrigins, senderOf } from './origin.ts';

describe('the service’s own origins', () => {
  it('are the loopback’s names when none is set', () => {
    expect([...ownOrigins(readSettings({ PORT: '4300' }))]).toEqual([
      'http://localhost:4300',
      'http://127.0.0.1:4300',
      'http://[::1]:4300',
    ]);
  });

  it('are the one that is set', () => {
    const settings = readSettings({ PUBLIC_ORIGIN: 'https://www.example.com' });
    expect([...ownOrigins(settings)]).toEqual(['https://www.example.com']);
  });
});

describe('a request', () => {
  const own = new Set(['https://www.example.com']);
  const at = 'https://www.example.com';

  it.each([
    [undefined, undefined, undefined, 'not-a-browser'],
    [undefined, undefined, 'navigate', 'not-a-browser'],
    [at, undefined, undefined, 'script'],
    [at, 'same-origin', 'cors', 'script'],
    [at, 'same-origin', 'navigate', 'navigation'],
    [undefined, 'same-origin', 'navigate', 'navigation'],
    [undefined, 'none', 'navigate', 'navigation'],
    [undefined, 'same-origin', undefined, 'script'],
    ['null', undefined, undefined, 'cross-origin'],
    ['https://evil.example', undefined, undefined, 'cross-origin'],
    ['http://www.example.com', undefined, undefined, 'cross-origin'],
    ['https://www.example.com:444', undefined, undefined, 'cross-origin'],
    ['https://www.example.com.evil.example', undefined, undefined, 'cross-origin'],
    [`${at}, ${at}`, undefined, undefined, 'cross-origin'],
    [at, 'cross-site', 'navigate', 'cross-origin'],
    [at, 'same-site', 'cors', 'cross-origin'],
    [undefined, 'cross-site', 'no-cors', 'cross-origin'],
    [undefined, 'whatever', undefined, 'cross-origin'],
  ])(
    'with Origin %j, Sec-Fetch-Site %j, Sec-Fetch-Mode %j is %s',
    (origin, fetchSite, fetchMode, sender) => {
      expect(senderOf({ origin, fetchSite, fetchMode }, own)).toBe(sender);
    },
  );
});
