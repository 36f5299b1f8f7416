import { type FileHandle, open } from 'node:fs/promises';
import { getResolvedPDFJS } from 'unpdf';
import type { ContentProblem } from './check-content.ts';

/** How much of a file is read at a time, in bytes. */
const PIECE_BYTES = 64 * 1024;

const readPiece = async (file: FileHandle, begin: number, end: number) => {
  const piece = new Uint8Array(end - begin);
  const { bytesRead } = await file.read(piece, 0, piece.length, begin);
  return piece.subarray(0, bytesRead);
};

/** Opens a PDF and its first page, reading only what that needs. */
export const checkPdf = async (path: string): Promise<ContentProblem | undefined> => {
  const { getDocument, PDFDataRangeTransport, VerbosityLevel } = await getResolvedPDFJS();
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const range = new PDFDataRangeTransport(
      size,
      await readPiece(file, 0, Math.min(size, PIECE_BYTES)),
    );
    range.requestDataRange = (begin, end) => {
      readPiece(file, begin, Math.min(end, size)).then(
        (piece) => {
          range.onDataRange(begin, piece);
        },
        () => {
          range.abort();
        },
      );
    };
    const loading = getDocument({
      range,
      rangeChunkSize: PIECE_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    });
    try {
      const document = await loading.promise;
      await document.getPage(1);
      return undefined;
    } catch (error) {
      const isLocked = error instanceof Error && error.name === 'PasswordException';
      return isLocked ? 'file_encrypted' : 'file_content_invalid';
    } finally {
      await loading.destroy();
    }
  } finally {
    await file.close();
  }
};
