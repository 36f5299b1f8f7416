import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines as a PDF writes them, from the top of a page. */
const pageOf = (lines: readonly string[]) =>
  `BT /F1 14 Tf 18 TL 60 780 Td ${lines
    .map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`)
    .join(' ')} ET`;

/** A PDF with a page for each of the texts. */
const pdf = (pages: readonly (readonly string[])[]): Buffer => {
  const kids = pages.map((_, index) => `${String(4 + index * 2)} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${String(pages.length)} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const content = pageOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(5 + index * 2)} 0 R >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const entries = objects.map((object, index) => {
    const entry = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = String(objects.length + 1);
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Word document with a paragraph for each of the texts. */
const docx = (paragraphs: readonly string[]): Buffer => {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)
    .join('');
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const office = 'http://schemas.openxmlformats.org';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `${head}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  );
};

const lines = [
  'CURRICULUM VITAE',
  '',
  'Experience',
  '2022-2026  Senior developer, municipal systems, Kochi',
  '2019-2022  Developer, hospital information system, Kozhikode',
  '',
  'Education',
  '2015-2019  B.Tech. Computer Science, Trivandrum',
  '',
  'Skills: Java, Spring, PostgreSQL, <b>AWS</b>',
];

/** The files of applicants, by their names. */
export const files: Readonly<Record<string, () => Buffer>> = {
  'cv-2026.pdf': () => pdf([lines, ['Page two', 'References on request']]),
  'cv.docx': () => docx(lines),
  'cv.doc': () => Buffer.from('as old as it is'),
  'cv-locked.pdf': () =>
    readFileSync(join(import.meta.dirname, '../../../service/src/testing/encrypted.pdf')),
  'cv-broken.pdf': () => Buffer.from('%PDF-1.7\nnothing of the kind'),
  'cv-broken.docx': () => Buffer.from('PK nothing of the kind'),
};
