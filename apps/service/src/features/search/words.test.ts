import { describe, expect, it } from 'vitest';
import { endsOfPhone, fold, termsOf, wordsOf } from './words.ts';

const words = (q: string) =>
  termsOf(q).map(({ choices }) => choices.map((some) => some.join('&')).join('|'));

describe('the words of a text', () => {
  it('are folded and separated alike in every script', () => {
    expect([...wordsOf('Ärmel, O’BRIEN & José: ﬁnance (ＡＢＣ１２)')]).toEqual([
      ...['armel', 'o', 'brien', 'jose', 'finance', 'abc12'],
    ]);
    expect([...wordsOf('മലയാളം हिन्दी தமிழ்')]).toEqual(['മലയാളം', 'हिन्दी', 'தமிழ்'].map(fold));
    expect([...wordsOf('C++, C#, .NET and Node.js; a+b')]).toEqual([
      ...['c++', 'c#', 'net', 'and', 'node', 'js', 'a+', 'b'],
    ]);
  });

  it('are none where there is no letter or digit, and never half a character', () => {
    expect([...wordsOf(`😀 \u0000 \uD800 --- "'*():^|&!`)]).toEqual([]);
    for (const word of wordsOf('𝒳'.repeat(100) + '𠀀'.repeat(100)))
      expect(word.isWellFormed()).toBe(true);
  });
});

describe('the terms of a search', () => {
  it('are the words that no other begins with, the longest first', () => {
    expect(words('as Menon ash asha menon')).toEqual(['menon', 'asha']);
    expect(words('ash 98765')).toEqual(['98765', 'ash']);
    expect(words('*** 😀')).toEqual([]);
  });

  it('take a telephone number as people write it', () => {
    expect(words('+91 98765-43210')).toEqual(['9876543210|91&98765&43210']);
    expect(words('asha (0484) 123 4567')).toEqual(['4841234567|0484&123&4567', 'asha']);
    expect(words('2019 2024')).toEqual(['20192024|2019&2024']);
    expect(words('919876543210')).toEqual(['919876543210']);
  });

  it('are at most twelve, the longest of more', () => {
    const many = Array.from({ length: 40 }, (_, index) => `x${'y'.repeat(index)}z`).join(' ');
    expect(words(many)).toHaveLength(12);
    expect(words(`${many} tenacity`)).not.toContain('xz');
  });
});

describe('the ends of a telephone number', () => {
  it('begin at each digit but the last three', () => {
    expect(endsOfPhone('+91 98765')).toEqual(['9198765', '198765', '98765', '8765']);
    expect(endsOfPhone('123')).toEqual([]);
  });
});
