import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compound,
  doc,
  docx,
  encryptedDoc,
  encryptedDocx,
  encryptedPdf,
  pdf,
} from '../../testing/documents.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { checkContent } from './check-content.ts';

const check = async (content: Buffer, type: 'pdf' | 'doc' | 'docx') => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return checkContent({ path, type });
};

const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

describe('the content of a resume', () => {
  it.each([
    ['PDF', pdf(), 'pdf'],
    ['Word document', doc(), 'doc'],
    ['Word package', docx(), 'docx'],
  ] as const)('is fine as a %s', async (_, content, type) => {
    await expect(check(content, type)).resolves.toBeUndefined();
  });

  it.each([
    ['PDF', encryptedPdf(), 'pdf'],
    ['Word document', encryptedDoc(), 'doc'],
    ['Word package', encryptedDocx(), 'docx'],
  ] as const)('is not read from a %s with a password', async (_, content, type) => {
    await expect(check(content, type)).resolves.toBe('file_encrypted');
  });

  it.each([
    ['a program named .pdf', Buffer.from(`MZ${'\0'.repeat(600)}`), 'pdf'],
    ['a page named .doc', Buffer.from('<!doctype html><p>CV</p>'), 'doc'],
    ['a Word package named .pdf', docx(), 'pdf'],
    ['a PDF named .docx', pdf(), 'docx'],
    ['a Word document named .docx', doc(), 'docx'],
    ['a Word package named .doc', docx(), 'doc'],
    ['the beginning of a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a package cut in half', docx().subarray(0, docx().length / 2), 'docx'],
    ['a package with macros', docx({ contentType: MACROS }), 'docx'],
    ['a workbook', docx({ contentType: SHEET }), 'docx'],
    ['a compound file of something else', compound({ Workbook: Buffer.alloc(4096) }), 'doc'],
    ['a part that unpacks to 64 MB', docx({ document: new Uint8Array(64 << 20) }), 'docx'],
  ] as const)('is refused of %s', async (_, content, type) => {
    await expect(check(content, type)).resolves.toBe('file_content_invalid');
  });
});
