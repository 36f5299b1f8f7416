import { create, type Font } from 'fontkit';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersOf, missingFrom, siteCharacters } from './characters.ts';
import { cutFont, inlineFace, namedFace, unicodeRange } from './face.ts';

const shipped = readFileSync(
  createRequire(import.meta.resolve('@example/ui/theme')).resolve(
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  ),
);

describe('the cut font', () => {
  const characters = siteCharacters();

  it('has a glyph for each character of the texts of the site, at most 14 KB in weights 400 to 700', async () => {
    const font = await cutFont(shipped, characters);
    const cut = create(font) as Font;
    expect(
      characters.filter((character) => !cut.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    ).toEqual([]);
    expect(cut.variationAxes['wght']).toMatchObject({ min: 400, max: 700 });
    expect(font.length).toBeLessThan(14 * 1024);
  });

  it('is the same, byte for byte, when it is cut once more', async () => {
    const [one, other] = [await cutFont(shipped, characters), await cutFont(shipped, characters)];
    expect(one.equals(other)).toBe(true);
  });
});

describe('charactersOf', () => {
  it('finds what sources have as characters and as escapes, tests left out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'characters-'));
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'a.ts'), String.raw`'é\u00e8\u{20B9}'`);
    writeFileSync(join(folder, 'pages/b.tsx'), 'ü\n');
    writeFileSync(join(folder, 'a.test.ts'), 'ß');
    const found = charactersOf([folder]);
    expect(found.filter((character) => /[^ -~\u{A0}·–—‘’“”•…]/u.test(character))).toEqual([
      'è',
      'é',
      'ü',
      '₹',
    ]);
    expect(found.slice(0, 3)).toEqual([' ', '!', '"']);
  });
});

describe('missingFrom', () => {
  it('returns the characters that a page shows, in attributes too, and the font lacks', () => {
    const html =
      '<head><title>ä</title></head><body data-x="ç"><script>ö</script><p>aé&amp;&#x20B9;&#228;</p></body>';
    expect(missingFrom(charactersOf([]), html)).toEqual(['ç', 'é', '₹', 'ä']);
  });
});

describe('inlineFace', () => {
  const rule =
    '@font-face{font-family:Hanken Grotesk Variable;src:url(/assets/hanken-1.woff2)format("woff2");font-weight:100 900;font-style:normal;font-display:optional;unicode-range:U+??,U+131}';

  it('differs from the rule of the file in bytes, characters and display alone', () => {
    const face = namedFace(`a{}${rule}b{}`);
    expect(face).toEqual({ rule, url: '/assets/hanken-1.woff2' });
    expect(inlineFace(face.rule, Buffer.from('bytes'), ['a', 'b', 'é'])).toEqual({
      href: 'data:font/woff2;base64,Ynl0ZXM=',
      css: '@font-face{font-family:Hanken Grotesk Variable;src:url(data:font/woff2;base64,Ynl0ZXM=) format("woff2");font-weight:100 900;font-style:normal;font-display:block;unicode-range:U+61-62,U+E9}',
    });
  });

  it('refuses styles that name no font, or two', () => {
    expect(() => namedFace('a{}')).toThrow('not 0');
    expect(() => namedFace(rule + rule)).toThrow('not 2');
  });

  it('refuses a rule without the expected parts', () => {
    expect(() => inlineFace('@font-face{src:url(a)}', Buffer.from(''), [])).toThrow(
      'unicode-range',
    );
  });
});

describe('unicodeRange', () => {
  it('joins neighbours', () => {
    expect(unicodeRange(['a', 'b', 'c', 'é', '—'])).toBe('U+61-63,U+E9,U+2014');
  });
});
