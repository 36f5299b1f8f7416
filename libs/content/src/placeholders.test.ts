import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { everything, textOf } from './testing/texts.ts';

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, import.meta.url), 'utf8') }));

describe('placeholders', () => {
  it('keep every email address on example.com', () => {
    for (const { name, text } of sources)
      for (const [address] of text.matchAll(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g))
        if (!address.startsWith('@')) expect(address, name).toMatch(/@example\.com$/);
  });

  it('write the company’s name in one file only', () => {
    const naming = sources.filter(({ text }) => text.includes(company.name));
    expect(naming.map(({ name }) => name)).toEqual(['company.ts']);
  });

  it('use only phone numbers that are plainly made up', () => {
    for (const [number] of textOf(everything).matchAll(/\+\d[\d ]{6,}\d/g))
      expect(number).toMatch(/^\+91 ?471 ?000 ?000\d$/);
  });
});
