import { describe, expect, it } from 'vitest';
import { fileKindOf, pdfStartOf } from './file-kind.ts';

const bytesOf = (...bytes: readonly number[]) => new Uint8Array(bytes).buffer;
const textOf = (text: string) => new TextEncoder().encode(text).buffer;

describe('fileKindOf', () => {
  it.each([
    ['pdf', textOf('%PDF-1.7\n')],
    ['pdf', textOf(`${' '.repeat(1_024)}%PDF-1.4`)],
    ['zip', bytesOf(0x50, 0x4b, 0x03, 0x04, 0x14)],
    ['compound', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)],
    ['unknown', textOf(`${' '.repeat(1_025)}%PDF-1.4`)],
    ['unknown', textOf('<html>')],
    ['unknown', bytesOf()],
  ])('tells %s by its bytes', (kind, file) => {
    expect(fileKindOf(file)).toBe(kind);
  });
});

describe('pdfStartOf', () => {
  it.each([
    [0, '%PDF-1.7\n'],
    [24, 'Content-Length: 1234\r\n\r\n%PDF-1.4\n'],
    [-1, '<html>'],
  ])('returns %i for the first bytes', (start, text) => {
    expect(pdfStartOf(textOf(text))).toBe(start);
  });
});
