/** Kind of a file by its first bytes, whatever its name. */
type FileKind = 'pdf' | 'zip' | 'compound' | 'unknown';

const PDF_HEAD = '%PDF-';
/** Most bytes before the head of a PDF, such as headers of a mail (ISO 32000-1, annex H.3.4.1). */
const MOST_BEFORE_PDF = 1_024;

const headOf = (file: ArrayBuffer) =>
  new Uint8Array(file, 0, Math.min(file.byteLength, MOST_BEFORE_PDF + PDF_HEAD.length));

/** Returns the offset of a PDF in its file, in bytes; -1 when there is none. */
export const pdfStartOf = (file: ArrayBuffer): number =>
  new TextDecoder('latin1').decode(headOf(file)).indexOf(PDF_HEAD);

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Returns the kind of a file. `compound` is an old Word document, or a new one with a password. */
export const fileKindOf = (file: ArrayBuffer): FileKind => {
  const bytes = headOf(file);
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'compound';
  return pdfStartOf(file) === -1 ? 'unknown' : 'pdf';
};
