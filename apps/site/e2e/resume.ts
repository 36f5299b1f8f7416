/** A PDF of one empty page, as small as one can be. */
export const pdf = {
  name: 'My CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
      'trailer << /Size 4 /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  ),
};
