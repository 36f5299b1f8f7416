import { strToU8, zipSync } from 'fflate';

/* Resumes of the fake service: small files, one of each kind that people send. */

const escapePdf = (text: string) => text.replaceAll(/[\\()]/g, (character) => `\\${character}`);

/** Returns a PDF of these objects; the first is its catalog. */
const assemble = (objects: readonly string[], trailer = ''): Buffer => {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${String(body.length)}\n%%EOF\n`,
    'latin1',
  );
};

/** Returns a PDF with lines of text on each page, in a font that is not embedded. */
const makePdf = (pages: readonly (readonly string[])[], trailer = ''): Buffer => {
  const font = pages.length * 2 + 3;
  const kids = pages.map((_, index) => `${String(index * 2 + 3)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`,
    ...pages.flatMap((lines, index) => {
      const shown = lines.map((line, number) =>
        number === 0
          ? `/F1 20 Tf (${escapePdf(line)}) Tj /F1 10.5 Tf 0 -30 Td`
          : `(${escapePdf(line)}) Tj 0 -16 Td`,
      );
      const content = `BT 56 770 Td ${shown.join('\n')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(index * 2 + 4)} 0 R /Resources << /Font << /F1 ${String(font)} 0 R >> >> >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ];
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return assemble(objects, trailer);
};

/** Eight black rows of eight pixels, encoded as fax machines and scanners do (ITU-T T.6). */
const FAX = String.fromCharCode(0x26, 0xa2, 0xff, 0xfe, 0x00, 0x20, 0x02);

/** Returns a PDF of one page with a black square only. */
const makeScan = (): Buffer => {
  const content = 'q 300 0 0 300 100 400 cm /Im Do Q';
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >> /Length ${String(FAX.length)} >>\nstream\n${FAX}\nendstream`,
  ]);
};

const hex = (byte: string, count: number) => `<${byte.repeat(count)}>`;

/** Declares a PDF locked with an unknown password. */
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${hex('2a', 32)} /U ${hex('7c', 32)} >> /ID [${hex('01', 16)} ${hex('01', 16)}] `;

const lines = [
  'Curriculum vitae',
  'Senior Java developer, Kochi. asha@example.com, https://example.com/asha',
  '',
  'Experience',
  '2022 to 2026   Senior developer, document system of a municipal corporation (4,000 users)',
  '2019 to 2022   Developer, hospital information system, Kozhikode',
  '2017 to 2019   Junior developer, point of sale for a chain of pharmacies, Thrissur',
  '',
  'Education',
  '2013 to 2017   B.Tech. Computer Science, College of Engineering, Trivandrum',
  '',
  'Skills',
  'Java 21, Spring Boot, PostgreSQL, AWS, Angular, Docker, Jenkins',
  'Markup is text here: <b onclick="alert(1)">bold</b>',
];

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraph = (text: string, style?: string) =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

const makeDocx = (body: string): Buffer => {
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const styles = ['Heading1', 'Heading2'].map(
    (id) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.replace(/(\d)/, ' $1').toLowerCase()}"/></w:style>`,
  );
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/_rels/document.xml.rels': strToU8(
        `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'word/styles.xml': strToU8(`<w:styles xmlns:w="${main}">${styles.join('')}</w:styles>`),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  );
};

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

const docx = makeDocx(
  [
    paragraph('Curriculum vitae', 'Heading1'),
    paragraph('Experience', 'Heading2'),
    paragraph('Senior developer, document system of a municipal corporation, 2022 to 2026'),
    paragraph('Markup is text here: <b onclick="alert(1)">bold</b>'),
    paragraph('Education', 'Heading2'),
    `<w:tbl><w:tr>${cell('2013 to 2017')}${cell('B.Tech. Computer Science')}</w:tr></w:tbl>`,
  ].join(''),
);

const compound = Buffer.from([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...Array<number>(504),
]);

interface Resume {
  readonly name: string;
  readonly content: Buffer;
}

const usual: Resume = {
  name: 'cv-2026.pdf',
  content: makePdf([lines, ['Projects', 'A rate board for an exchange house, 2024']]),
};

/** Resumes by the application's number; all others get the usual one. */
const resumes: Readonly<Partial<Record<number, Resume>>> = {
  2: { name: 'cv.docx', content: docx },
  3: { name: 'cv.doc', content: compound },
  4: { name: 'cv.pdf', content: usual.content.subarray(0, 200) },
  5: { name: 'cv.pdf', content: makePdf([lines], LOCK) },
  6: { name: 'cv.docx', content: compound },
  7: {
    name: 'cv.pdf',
    content: makePdf(Array.from({ length: 40 }, (_, index) => [`Sheet ${String(index + 1)}`])),
  },
  8: { name: 'cv.docx', content: makeDocx(paragraph('x'.repeat(9 * 1024 * 1024))) },
  9: { name: 'cv.docx', content: docx.subarray(0, 300) },
  10: { name: 'cv.pdf', content: makeScan() },
};

export const resumeOf = (number: number): Resume => resumes[number] ?? usual;
