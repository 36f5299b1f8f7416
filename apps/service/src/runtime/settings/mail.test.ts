import { describe, expect, it } from 'vitest';
import { readSettings } from './index.ts';

describe('an address of the settings', () => {
  it.each([
    'office@mail',
    "o'rao+jobs@mail_1.example.info",
    'büro@bücher.example',
    'office@[127.0.0.1]',
  ])('may be %s', (address) => {
    const settings = readSettings({ MAIL_FROM: `Office <${address}>`, MAIL_TO_DEMOS: address });
    expect(settings.mailFrom).toEqual({ name: 'Office', address });
    expect(settings.mailTo.demos).toEqual([address]);
  });

  it.each(['Example, Infotech', '"Example, Infotech"', '"Example, Infotech" '])(
    'may be named %s',
    (name) => {
      const { mailFrom } = readSettings({ MAIL_FROM: `${name}<office@example.info>` });
      expect(mailFrom).toEqual({ name: 'Example, Infotech', address: 'office@example.info' });
    },
  );

  it.each(['Example" <office@example.info>', '"Example <office@example.info>"'])(
    'is refused as %s, whose quotes do not surround a name',
    (value) => {
      expect(() => readSettings({ MAIL_FROM: value })).toThrow(/^MAIL_FROM must be/);
    },
  );

  it.each([
    'office@example..com',
    'office@example.com.',
    'office@example.com/',
    '.office@example.com',
    'office.@example.com',
    'office(main)@example.com',
    'off\u0007ice@example.com',
    'office\u200b@example.com',
    'office@example.com\u200b',
    'office@[example.com]',
  ])('is refused as %j, to which no mail could go', (address) => {
    for (const variable of ['MAIL_FROM', 'MAIL_TO', 'MAIL_TO_DEMOS'])
      for (const value of [address, `Office <${address}>`])
        expect(() => readSettings({ [variable]: value })).toThrow(
          new RegExp(`^${variable} must be .+ such as office@example\\.com`),
        );
  });
});
