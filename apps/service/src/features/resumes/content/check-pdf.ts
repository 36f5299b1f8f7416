import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { getResolvedPDFJS } from 'unpdf';
import type { ContentProblem } from './content.ts';

const PIECE_BYTES = 64 * 1024;
/** Largest file that is read at once. In pieces, the reader begins anew at each that it lacks. */
const WHOLE_BYTES = 256 * 1024;

/** Reads synchronously, as the process has nothing else to do meanwhile. */
const readPiece = (file: number, begin: number, end: number) => {
  const piece = new Uint8Array(end - begin);
  return piece.subarray(0, readSync(file, piece, 0, piece.length, begin));
};

/** Loads the PDF reader, which takes longer than checking most documents. */
export const loadPdfReader = getResolvedPDFJS;

type OpenPdf = Awaited<
  ReturnType<Awaited<ReturnType<typeof getResolvedPDFJS>>['getDocument']>['promise']
>;

/**
 * Opens a PDF and reads only the bytes that `work` needs.
 *
 * @param start - offset of the PDF in its file, in bytes, from which its own tables count
 */
export const withPdf = async <T>(
  path: string,
  start: number,
  work: (document: OpenPdf) => Promise<T>,
): Promise<T> => {
  const { getDocument, PDFDataRangeTransport, VerbosityLevel } = await getResolvedPDFJS();
  const file = openSync(path, 'r');
  try {
    const size = fstatSync(file).size - start;
    const read = (begin: number, end: number) =>
      readPiece(file, start + begin, start + Math.min(end, size));
    const inPieces = () => {
      const range = new PDFDataRangeTransport(size, read(0, PIECE_BYTES));
      range.requestDataRange = (begin, end) => {
        try {
          range.onDataRange(begin, read(begin, end));
        } catch {
          range.abort();
        }
      };
      return { range, rangeChunkSize: PIECE_BYTES, disableAutoFetch: true, disableStream: true };
    };
    const loading = getDocument({
      ...(size <= WHOLE_BYTES ? { data: read(0, size) } : inPieces()),
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    });
    try {
      return await work(await loading.promise);
    } finally {
      await loading.destroy();
    }
  } finally {
    closeSync(file);
  }
};

/** Opens a PDF and its first page. */
export const checkPdf = async (
  path: string,
  start: number,
): Promise<ContentProblem | undefined> => {
  try {
    await withPdf(path, start, async (document) => document.getPage(1));
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return isLocked ? 'file_encrypted' : 'file_content_invalid';
  }
};
