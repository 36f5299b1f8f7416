/** What a file is by its first bytes, whatever its name says. */
export type FileKind = 'pdf' | 'zip' | 'compound' | 'unknown';

/** A PDF may have other bytes before its head (ISO 32000-1, annex H.3.4.1). */
const PDF_HEAD_WITHIN = 1_024;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Tells what a file is: `compound` holds an old Word document, or a new one with a password. */
export const fileKindOf = (file: ArrayBuffer): FileKind => {
  const bytes = new Uint8Array(file, 0, Math.min(file.byteLength, PDF_HEAD_WITHIN));
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'compound';
  return new TextDecoder('latin1').decode(bytes).includes('%PDF-') ? 'pdf' : 'unknown';
};
