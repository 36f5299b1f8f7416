import { brochureSheets } from '@example/content/brochures';
import { company } from '@example/content/company';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawBrochure } from './brochure.ts';

const iconPath = () => 'M4 4h16v16H4z';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** Returns the inflated contents of a PDF's compressed streams. */
const streamsOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(
    ([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );

/** Returns the characters that can be searched and copied. */
const lettersOf = (pdf: Buffer): ReadonlySet<string> =>
  new Set(
    streamsOf(pdf)
      .filter((stream) => stream.includes('begincmap'))
      .flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>/gi)])
      .map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16))),
  );

describe.each(brochureSheets)('brochure $brochure.product', { timeout: 30_000 }, (sheet) => {
  it('is one page, small, and the same each time', async () => {
    const pdf = await drawBrochure(sheet, iconPath);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(1);
    expect(pdf.length).toBeLessThan(100_000);
    expect((await drawBrochure(sheet, iconPath)).equals(pdf)).toBe(true);
  });

  it('names itself, its author and its language, and its text is text', async () => {
    const pdf = await drawBrochure(sheet, iconPath);
    const source = pdf.toString('latin1');
    for (const said of [sheet.title, company.name])
      expect(source).toContain(`\n(${said.replaceAll(/[()\\]/g, String.raw`\$&`)})\n`);
    expect(source).toContain('/Lang (en-IN)');
    const letters = lettersOf(pdf);
    for (const letter of new Set(sheet.heading + sheet.paragraphs.join('')))
      expect(letters, `the letter ${letter}`).toContain(letter);
  });

  it('grows a second page when it says too much, and the test above would see it', async () => {
    const items = [1, 2, 3, 4].flatMap((copy) =>
      sheet.features.items.map((item) => ({ ...item, title: `${item.title} ${copy}` })),
    );
    const overfull = { ...sheet, features: { ...sheet.features, items } };
    expect(pagesOf(await drawBrochure(overfull, iconPath))).toBeGreaterThan(1);
  });
});
