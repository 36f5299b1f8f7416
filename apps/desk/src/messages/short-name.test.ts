import { expect, it } from 'vitest';
import { messages } from './decisions.ts';
import { shortName } from './short-name.ts';

it('a name is cut after 80 characters within other text when a visitor typed more', () => {
  const usual = 'Ān̈u '.repeat(16);
  expect(shortName(usual)).toBe(usual);
  expect(shortName('𝒩'.repeat(3_000))).toBe(`${'𝒩'.repeat(39)}…`);
  expect(messages.heading('rejected', ['N'.repeat(3_000)])).toHaveLength('Reject '.length + 80);
});
