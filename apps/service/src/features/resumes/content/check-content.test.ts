import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  backwardsDoc,
  compound,
  doc,
  docx,
  encryptedDoc,
  encryptedDocx,
  encryptedPdf,
  outdatedDoc,
  pdf,
  pdfOfObjectStream,
  WORD,
} from '../../../testing/documents.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { medianTime } from '../../../testing/time.ts';
import { checkContent } from './check-content.ts';

/** Puts text before a PDF. */
const after = (before: string, document = pdf()) => Buffer.concat([Buffer.from(before), document]);
const between = (before: string, behind: string) =>
  Buffer.concat([after(before), Buffer.from(behind)]);

const HTTP_HEADERS = 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n';
const MAIL_HEADERS =
  'From: anu@example.com\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n';
/** Commands that begin and end a print job, in the printer's job language. */
const PRINTER_COMMANDS = [
  '\u001B%-12345X@PJL JOB\r\n@PJL SET COPIES=1\r\n@PJL ENTER LANGUAGE=PDF\r\n',
  '\u001B%-12345X@PJL EOJ\r\n\u001B%-12345X',
] as const;

const check = async (content: Buffer, type: 'pdf' | 'doc' | 'docx') => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, content);
  return checkContent({ path, type });
};

const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const VBA = 'application/vnd.ms-office.vbaProject';
/** Writes a Word package with another part, whose type it declares. */
const withCode = (declared: string, type: string) =>
  docx({
    types: `<Types><Override PartName="/word/document.xml" ContentType="${WORD}"/><${declared} ContentType="${type}"/></Types>`,
    others: { 'word/code.bin': Buffer.from('VBA') },
  });
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

describe('the content of a resume', () => {
  it.each([
    ['PDF', pdf(), 'pdf'],
    ['Word document', doc(), 'doc'],
    ['Word package', docx(), 'docx'],
  ] as const)('is fine as a %s', async (_, content, type) => {
    await expect(check(content, type)).resolves.toBeUndefined();
  });

  const words = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const related = (target: string) =>
    `<r:Relationships xmlns:r="x"><r:Relationship Type="http://x/officeDocument" Target="${target}"/></r:Relationships>`;
  const byDefault = `<Types><Default Extension="XML" ContentType="${words}"/></Types>`;

  it.each([
    ['a PDF that is read in pieces', pdf('CV', 600_000), 'pdf'],
    ['one after headers of HTTP', after(HTTP_HEADERS, pdf('CV', 600_000)), 'pdf'],
    ['a PDF after an empty line', after('\r\n'), 'pdf'],
    ['a PDF after headers of HTTP', after(HTTP_HEADERS), 'pdf'],
    ['a PDF after headers of a mail', after(MAIL_HEADERS), 'pdf'],
    ['a PDF between commands of a printer', between(...PRINTER_COMMANDS), 'pdf'],
    ['a PDF of object streams after headers', after(HTTP_HEADERS, pdfOfObjectStream(0)), 'pdf'],
    ['a PDF after 1,024 bytes', after('\n'.repeat(1024)), 'pdf'],
    ['a PDF with object streams', pdfOfObjectStream(0), 'pdf'],
    [
      'a package that names its document by the default of its kind',
      docx({ types: byDefault, relationships: related('word/document.xml') }),
      'docx',
    ],
    [
      'a package whose relationship begins with a slash',
      docx({ types: byDefault, relationships: related('/word/document.xml') }),
      'docx',
    ],
    [
      'a package in which names differ in capitals',
      docx({ types: byDefault, relationships: related('Word/Document.xml') }),
      'docx',
    ],
    [
      'a package whose lists are UTF-16',
      docx({ types: byDefault, relationships: related('word/document.xml'), encoding: 'utf16le' }),
      'docx',
    ],
    [
      'a package of XML with a prefix',
      docx({
        types: `<t:Types xmlns:t="x"><t:Override PartName="/word/document.xml" ContentType="${words}"/></t:Types>`,
      }),
      'docx',
    ],
  ] as const)('is fine in %s', async (_, content, type) => {
    await expect(check(content, type)).resolves.toBeUndefined();
  });

  it('is that of the part to which the relationship leads, whatever other parts are', async () => {
    const types = `<Types><Override PartName="/word/other.xml" ContentType="${words}"/><Default Extension="xml" ContentType="text/xml"/></Types>`;
    const content = docx({ types, relationships: related('word/document.xml') });
    await expect(check(content, 'docx')).resolves.toBe('file_content_invalid');
  });

  it.each([
    ['Word 6', outdatedDoc(101)],
    ['Word 95', outdatedDoc(104)],
    ['Word 2', Buffer.from('dba52d00'.padEnd(2048, '0'), 'hex')],
  ])('is too old in a document of %s', async (_, content) => {
    await expect(check(content, 'doc')).resolves.toBe('file_word_outdated');
  });

  it.each([
    [
      'an entity',
      `<!DOCTYPE t [<!ENTITY w "${words}">]><Types><Default Extension="xml" ContentType="&w;"/></Types>`,
    ],
    [
      'a document of another kind',
      `<Types><Default Extension="xml" ContentType="${words}"/><Override PartName="/word/document.xml" ContentType="text/plain"/></Types>`,
    ],
    ['XML that never ends', `<Types>${'<Override '.repeat(100_000)}`],
    ['XML that is nested', '<a>'.repeat(300_000)],
    ['more XML than may be', `<Types>${' '.repeat(1 << 20)}</Types>`],
  ])('is refused of a package whose list of types has %s', async (_, types) => {
    const content = docx({ types, relationships: related('word/document.xml') });
    const took = await medianTime(1_000, async () => {
      await expect(check(content, 'docx')).resolves.toBe('file_content_invalid');
    });
    expect(took).toBeLessThan(1_000);
  });

  it.each([
    ['4,096', 5 << 20, 4096],
    ['512', 3 << 20, 512],
  ] as const)(
    'is refused of a document whose chain of %s bytes a sector runs backwards',
    async (_, bytes, sectorBytes) => {
      const content = backwardsDoc(bytes, sectorBytes);
      const took = await medianTime(1_000, async () => {
        await expect(check(content, 'doc')).resolves.toBe('file_content_invalid');
      });
      expect(took).toBeLessThan(1_000);
    },
  );

  it('is told from a disk that cannot be read', async () => {
    await expect(checkContent({ path: '/no/such/file', type: 'pdf' })).rejects.toThrow('ENOENT');
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
    ['a PDF of nothing that is read in pieces', after('%PDF-1.7\n', Buffer.alloc(600_000)), 'pdf'],
    ['a Word document named .docx', doc(), 'docx'],
    ['a Word package named .doc', docx(), 'doc'],
    ['a PDF after 1,025 bytes', after('\n'.repeat(1025)), 'pdf'],
    ['the beginning of a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a package cut in half', docx().subarray(0, docx().length / 2), 'docx'],
    ['a package with macros', docx({ contentType: MACROS }), 'docx'],
    [
      'a package with macros that declares none',
      docx({ others: { 'word/vbaProject.bin': Buffer.from('VBA') } }),
      'docx',
    ],
    ['a package with macros of another name', withCode('Default Extension="bin"', VBA), 'docx'],
    [
      'a package with macros of a type in capital letters',
      withCode('Override PartName="/word/code.BIN"', VBA.toUpperCase()),
      'docx',
    ],
    ['a document with macros', doc({ 'Macros/VBA/dir': Buffer.from('VBA') }), 'doc'],
    ['a workbook', docx({ contentType: SHEET }), 'docx'],
    ['a compound file of something else', compound({ Workbook: Buffer.alloc(4096) }), 'doc'],
    ['a part that unpacks to 64 MB', docx({ document: new Uint8Array(64 << 20) }), 'docx'],
  ] as const)('is refused of %s', async (_, content, type) => {
    await expect(check(content, type)).resolves.toBe('file_content_invalid');
  });
});
