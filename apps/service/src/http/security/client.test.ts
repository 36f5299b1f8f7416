import { describe, expect, it } from 'vitest';
import { resolveClient, createTrust } from './client.ts';

const seen = (...ips: readonly string[]) => resolveClient({ ip: ips.at(-1) ?? '', ips: [...ips] });

describe('resolveClient', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    [' 203.0.113.7:', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::'],
    ['[2001:db8:1:2::2]:443', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80::'],
    ['fe80::2%25en1', 'fe80::'],
    ['[fe80::3%eth0]:80', 'fe80::'],
    ['::1', '::'],
  ])('counts %s as %s', (written, client) => {
    expect(seen('10.0.0.1', written)).toBe(client);
    expect(resolveClient({ ip: written })).toBe(client);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.007',
    '203.0.113.7:x',
    '203.0.113.7:1:2',
    '[203.0.113.7',
    '2001:db8::1::2',
    '[]:1',
    '203.0.113.7\n1',
    'x'.repeat(10_000),
  ])('counts %j as the proxy that wrote it', (written) => {
    expect(seen('10.0.0.1', written)).toBe('10.0.0.1');
    expect(seen('10.0.0.1', '10.0.0.2', written)).toBe('10.0.0.2');
  });

  it('counts a connection that is gone as one client', () => {
    expect(resolveClient({ ip: undefined as never })).toBe('none');
  });
});

describe('createTrust', () => {
  it('trusts the proxies named, however they are written, and nobody else', () => {
    const isProxy = createTrust(['10.0.0.0/8', '2001:db8::5', 'loopback']);
    if (!isProxy) throw new Error('nobody is trusted');
    for (const written of [
      '10.1.2.3',
      '10.1.2.3:4000',
      '::ffff:10.1.2.3',
      '[2001:db8::5]:443',
      '127.0.0.1',
      '::1',
    ])
      expect(isProxy(written), written).toBe(true);
    for (const written of ['11.0.0.1', '2001:db8::6', 'unknown', '', undefined])
      expect(isProxy(written), written).toBe(false);
    expect(createTrust([])).toBe(false);
  });
});
