import * as CFB from 'cfb';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

/**
 * Writes a PDF of one empty page.
 *
 * @param size - in bytes, filled like a picture or a font; as small as possible by default
 */
export const pdf = (text = 'CV', size = 0): Buffer => {
  const smallest = writePdf(text, 0);
  return size <= smallest.length ? smallest : writePdf(text, size - smallest.length);
};

/** Writes objects with their cross-reference table, whose offsets have a fixed width. */
const pdfOf = (objects: readonly string[], trailer = '', startWidth = 0): Buffer => {
  let file = '%PDF-1.7\n';
  const entries = objects.map((object, index) => {
    const entry = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = String(objects.length + 1);
  const start = String(file.length).padStart(startWidth, '0');
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};

const writePdf = (text: string, padding: number): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Title (${text}) >>`,
    `<< /Length ${String(padding).padStart(10, '0')} >>\nstream\n${' '.repeat(padding)}\nendstream`,
  ];
  // The offset of `startxref` is padded too, so that the size of the file depends on `padding` alone.
  return pdfOf(objects, '/Info 4 0 R ', 10);
};

/** Writes a PDF with a line of text on each of its pages. */
export const pdfOfPages = (lines: readonly string[]): Buffer => {
  const font = lines.length * 2 + 3;
  const kids = lines.map((_, index) => `${String(index * 2 + 3)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(lines.length)} >>`,
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 12 Tf 56 770 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(index * 2 + 4)} 0 R /Resources << /Font << /F1 ${String(font)} 0 R >> >> >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ];
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return pdfOf(objects);
};

/** Writes a Word package with a paragraph for each line. */
export const docxOfLines = (lines: readonly string[]): Buffer => {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return docx({
    document: strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${main}"><w:body>${paragraphs}</w:body></w:document>`,
    ),
  });
};

/** Writes a Word document of 97 to 2003 whose text lies in two pieces: one of bytes, one of UTF-16. */
export const docOfPieces = (latin: string, wide: string): Buffer => {
  const stream = wordStream(0x0200);
  const text = Buffer.concat([Buffer.from(latin, 'latin1'), Buffer.from(wide, 'utf16le')]);
  const at = stream.length;
  stream.writeUInt32LE(latin.length + wide.length, 0x4c);
  const table = Buffer.alloc(64);
  // Properties come first, which are skipped.
  table.writeUInt8(1, 0);
  table.writeUInt16LE(2, 1);
  table.writeUInt8(2, 5);
  table.writeUInt32LE(3 * 4 + 2 * 8, 6);
  for (const [index, place] of [0, latin.length, latin.length + wide.length].entries())
    table.writeUInt32LE(place, 10 + 4 * index);
  table.writeUInt32LE((at * 2) | 0x40000000, 22 + 2);
  table.writeUInt32LE(at + latin.length, 30 + 2);
  stream.writeUInt32LE(0, 0x01a2);
  stream.writeUInt32LE(10 + 28, 0x01a6);
  return compound({ WordDocument: Buffer.concat([stream, text]), '1Table': table });
};

/**
 * Writes a PDF whose catalog is in a compressed object stream, as in most PDFs today.
 *
 * @param inflated - size of the inflated stream, in bytes
 */
export const pdfOfObjectStream = (inflated: number): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const places = objects.map((_, index) =>
    [index + 1, objects.slice(0, index).join(' ').length + (index === 0 ? 0 : 1)].join(' '),
  );
  const head = `${places.join(' ')} `;
  const packed = deflateSync(
    Buffer.concat([Buffer.from(head + objects.join(' ')), Buffer.alloc(inflated, ' ')]),
  );
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  const write = (dictionary: string, stream: Buffer) => {
    pieces.push(
      Buffer.from(`${dictionary}\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    );
  };
  const streamAt = length();
  write(
    `4 0 obj\n<< /Type /ObjStm /N ${String(objects.length)} /First ${String(head.length)} /Filter /FlateDecode /Length ${String(packed.length)} >>`,
    packed,
  );
  const tableAt = length();
  /** Kind (2 means within an object stream), offset or object stream, index within it. */
  const entries: readonly (readonly [number, number, number])[] = [
    [0, 0, 255],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, streamAt, 0],
    [1, tableAt, 0],
  ];
  const table = Buffer.concat(
    entries.map(([kind, place, within]) => {
      const entry = Buffer.alloc(6);
      entry.writeUInt8(kind, 0);
      entry.writeUInt32BE(place, 1);
      entry.writeUInt8(within, 5);
      return entry;
    }),
  );
  write(
    `5 0 obj\n<< /Type /XRef /Size ${String(entries.length)} /W [1 4 1] /Root 1 0 R /Length ${String(table.length)} >>`,
    table,
  );
  pieces.push(Buffer.from(`startxref\n${String(tableAt)}\n%%EOF\n`));
  return Buffer.concat(pieces);
};

/** Reads a PDF that opens only with a password (made with `qpdf --encrypt secret secret 256 --`). */
export const encryptedPdf = (): Buffer => readFileSync(join(import.meta.dirname, 'encrypted.pdf'));

export const WORD =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface PackageOptions {
  readonly contentType?: string;
  readonly document?: Uint8Array;
  /** Content of `[Content_Types].xml` and of `_rels/.rels`. */
  readonly types?: string;
  readonly relationships?: string;
  readonly encoding?: 'utf8' | 'utf16le';
  /** More parts by their names. */
  readonly others?: Readonly<Record<string, Uint8Array>>;
}

/** Writes a Word package (ECMA-376) with its required parts only. */
export const docx = ({
  contentType = WORD,
  document = strToU8('<?xml version="1.0"?><w:document/>'),
  types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
  relationships = '<?xml version="1.0"?><Relationships/>',
  encoding = 'utf8',
  others = {},
}: PackageOptions = {}): Buffer => {
  const encode = (text: string) =>
    Buffer.from(encoding === 'utf8' ? text : `\uFEFF${text}`, encoding);
  const parts = {
    '[Content_Types].xml': encode(types),
    '_rels/.rels': encode(relationships),
    'word/document.xml': document,
    ...others,
  };
  return Buffer.from(zipSync(parts));
};

export const compound = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(container, `/${name}`, content);
  }
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
};

/**
 * Writes a compound file whose allocation table runs backwards: sector n leads to n − 1.
 *
 * @param sectorBytes - 4096, or 512 in files of version 3
 */
export const backwardsDoc = (bytes: number, sectorBytes: 512 | 4096): Buffer => {
  const sectors = Math.floor(bytes / sectorBytes) - 1;
  const perTable = sectorBytes / 4;
  const tables = Math.ceil(sectors / perTable);
  const file = Buffer.alloc((sectors + 1) * sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(sectorBytes === 4096 ? 4 : 3, 0x1a);
  file.writeUInt16LE(0xfffe, 0x1c);
  file.writeUInt16LE(Math.log2(sectorBytes), 0x1e);
  file.writeUInt16LE(6, 0x20);
  file.writeInt32LE(tables, 0x2c);
  file.writeInt32LE(4096, 0x38);
  file.writeInt32LE(-2, 0x3c);
  file.writeInt32LE(-2, 0x44);
  const firstTable = sectors - tables;
  for (let table = 0; table < 109; table += 1) {
    file.writeInt32LE(table < tables ? firstTable + table : -1, 0x4c + 4 * table);
  }
  for (let sector = 0; sector < sectors; sector += 1) {
    const table = firstTable + Math.floor(sector / perTable);
    const place = (table + 1) * sectorBytes + (sector % perTable) * 4;
    file.writeInt32LE(sector === 0 ? -2 : sector - 1, place);
  }
  // The directory begins at the last sector before the tables, and its chain runs through all sectors.
  file.writeInt32LE(firstTable - 1, 0x30);
  return file;
};

/** Writes the main stream of a Word document of 97 to 2003, as far as the check reads it. */
const wordStream = (flags: number, magic = 0xa5ec, version = 0x00c1) => {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(magic, 0);
  stream.writeUInt16LE(version, 2);
  stream.writeUInt16LE(flags, 0x0a);
  return stream;
};

export const doc = (others: Readonly<Record<string, Buffer>> = {}): Buffer =>
  compound({ WordDocument: wordStream(0), ...others });
/** Writes a document like Word 6 (version 101) or Word 95 (104). */
export const outdatedDoc = (version: 101 | 104): Buffer =>
  compound({ WordDocument: wordStream(0, 0xa5dc, version) });
export const encryptedDoc = (): Buffer => compound({ WordDocument: wordStream(0x0100) });
export const encryptedDocx = (): Buffer =>
  compound({ EncryptedPackage: Buffer.alloc(4096), EncryptionInfo: Buffer.alloc(64) });
