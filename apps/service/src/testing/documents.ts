import * as CFB from 'cfb';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A PDF of one empty page.
 *
 * @param size - in bytes, filled with data as a picture or a font is; as small as it can be by default
 */
export const pdf = (text = 'CV', size = 0): Buffer => {
  const smallest = writePdf(text, 0);
  return size <= smallest.length ? smallest : writePdf(text, size - smallest.length);
};

const writePdf = (text: string, padding: number): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Title (${text}) >>`,
    `<< /Length ${String(padding).padStart(10, '0')} >>\nstream\n${' '.repeat(padding)}\nendstream`,
  ];
  // The table of what is where has fixed widths, but for the number that says where it stands itself.
  let file = '%PDF-1.7\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
  });
  const start = String(file.length).padStart(10, '0');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R /Info 4 0 R >>\n`;
  file += `startxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};

/** A PDF that opens with a password only (made with `qpdf --encrypt secret secret 256 --`). */
export const encryptedPdf = (): Buffer => readFileSync(join(import.meta.dirname, 'encrypted.pdf'));

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface PackageOptions {
  readonly contentType?: string;
  readonly document?: Uint8Array;
}

/** A Word package (ECMA-376) with nothing but what makes it one. */
export const docx = ({
  contentType = WORD,
  document = strToU8('<?xml version="1.0"?><w:document/>'),
}: PackageOptions = {}): Buffer => {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`;
  const parts = {
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8('<?xml version="1.0"?><Relationships/>'),
    'word/document.xml': document,
  };
  return Buffer.from(zipSync(parts));
};

/** A compound file with these streams. */
export const compound = (streams: Readonly<Record<string, Buffer>>): Buffer => {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(container, `/${name}`, content);
  }
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
};

/** The main stream of a Word document of 97 to 2003, as far as it is looked at. */
const wordStream = (flags: number) => {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt16LE(flags, 0x0a);
  return stream;
};

export const doc = (): Buffer => compound({ WordDocument: wordStream(0) });
export const encryptedDoc = (): Buffer => compound({ WordDocument: wordStream(0x0100) });
export const encryptedDocx = (): Buffer =>
  compound({ EncryptedPackage: Buffer.alloc(4096), EncryptionInfo: Buffer.alloc(64) });
