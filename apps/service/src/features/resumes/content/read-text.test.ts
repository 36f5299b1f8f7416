import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  backwardsDoc,
  doc,
  docOfPieces,
  docx,
  docxOfLines,
  encryptedDoc,
  encryptedPdf,
  pdf,
  pdfOfObjectStream,
  pdfOfPages,
} from '../../../testing/documents.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import type { ContentToCheck } from './content.ts';
import { LONGEST_TEXT } from './read-text.ts';
import { createTextReader } from './text-reader.ts';

const MEGABYTE = 1024 * 1024;

const reader = createTextReader();
afterAll(async () => reader.close());

const textOf = async (content: Buffer, type: ContentToCheck['type']) => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return reader.read({ path, type });
};

describe('the text of a resume', () => {
  it('is read of a PDF, page after page', async () => {
    await expect(textOf(pdfOfPages(['Apache Kafka', 'Jos\\351 in Kochi']), 'pdf')).resolves.toBe(
      'Apache Kafka José in Kochi',
    );
    const behindHeaders = Buffer.concat([Buffer.from('\r\n\r\n'), pdfOfPages(['Flink'])]);
    await expect(textOf(behindHeaders, 'pdf')).resolves.toBe('Flink');
  });

  it('is read of a Word package, without its markup', async () => {
    const lines = ['Apache Kafka', 'R&amp;D &lt;b&gt;', '\u0D15\u0D4A\u0D1A\u0D4D\u0D1A\u0D3F'];
    await expect(textOf(docxOfLines(lines), 'docx')).resolves.toBe('Apache Kafka R&D <b> കൊച്ചി');
  });

  it('is read of a Word document of 97 to 2003, from all its pieces', async () => {
    const text = docOfPieces('Apache Kafka, R\xe9sum\xe9\r', 'in \u0D15\u0D4A\r');
    await expect(textOf(text, 'doc')).resolves.toBe('Apache Kafka, Résumé in കൊ');
    const link = docOfPieces('see \x13 HYPERLINK "x" \x14here\x15.', '');
    await expect(textOf(link, 'doc')).resolves.toBe('see here.');
  });

  it('is empty where there is none to read', async () => {
    const none: readonly (readonly [Buffer, ContentToCheck['type']])[] = [
      [pdf('cv'), 'pdf'],
      [encryptedPdf(), 'pdf'],
      [Buffer.from('%PDF-1.7 and nothing else'), 'pdf'],
      [docx(), 'docx'],
      [docxOfLines(['a']).subarray(0, 200), 'docx'],
      [doc(), 'doc'],
      [encryptedDoc(), 'doc'],
      [Buffer.alloc(600, 0xff), 'doc'],
      [Buffer.alloc(0), 'pdf'],
    ];
    for (const [content, type] of none) await expect(textOf(content, type)).resolves.toBe('');
  });

  it('is cut when it is long', async () => {
    const long = docxOfLines(Array.from({ length: 20_000 }, () => 'ten years of Java'));
    const read = (await textOf(long, 'docx')).length;
    expect(read).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(read).toBeGreaterThan(LONGEST_TEXT - 20);
    const pages = await textOf(
      pdfOfPages(Array.from({ length: 60 }, (_, n) => `p${String(n)}.`)),
      'pdf',
    );
    expect(pages).toContain('p49.');
    expect(pages).not.toContain('p50.');
  });

  it('is none that ends the process, whatever a document does to its reader', async () => {
    const hostile: readonly (readonly [Buffer, ContentToCheck['type']])[] = [
      [backwardsDoc(5 * MEGABYTE, 4096), 'doc'],
      [backwardsDoc(3 * MEGABYTE, 512), 'doc'],
      [pdfOfObjectStream(160 * MEGABYTE), 'pdf'],
      [docx({ document: new Uint8Array(64 * MEGABYTE) }), 'docx'],
      [docxOfLines([`${'<w:r>'.repeat(200_000)}deep`]), 'docx'],
    ];
    for (const [content, type] of hostile) {
      const text = await textOf(content, type);
      expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
    }
    await expect(textOf(pdfOfPages(['still there']), 'pdf')).resolves.toBe('still there');
  }, 120_000);

  it('is given up when it is stopped', async () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, pdfOfPages(['Kafka']));
    const stopping = new AbortController();
    const reading = reader.read({ path, type: 'pdf' }, stopping.signal);
    stopping.abort();
    await expect(reading).rejects.toThrow();
  });
});
