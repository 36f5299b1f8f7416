import { closeSync, openSync, readSync } from 'node:fs';
import { checkPdf } from './check-pdf.ts';
import { checkWordBinary } from './check-word-binary.ts';
import { checkWordPackage } from './check-word-package.ts';
import { COMPOUND_SIGNATURE } from './compound-file.ts';
import type { ContentProblem, ContentToCheck } from './content.ts';

export const PDF_SIGNATURE = '%PDF-';
/** Bytes that may precede a PDF: empty lines, headers of mail or HTTP, commands of a printer. */
const MOST_BEFORE_PDF = 1024;
const HEAD_BYTES = MOST_BEFORE_PDF + PDF_SIGNATURE.length;
/** Signatures of Word for Windows 1 and 2, whose documents are no compound files. */
const OLDEST_WORD_SIGNATURES = ['9ba52100', 'dba52d00'].map((bytes) => Buffer.from(bytes, 'hex'));
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');

/** Reads the first bytes of a file, as far as its kind shows in them. */
export const readHead = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(file, head, 0, head.length, 0));
  } finally {
    closeSync(file);
  }
};

/**
 * Checks that a file is what its name says, and opens without a password. Returns `undefined` for a good file.
 *
 * @throws the errors of the disk
 */
export const checkContent = async ({
  path,
  type,
}: ContentToCheck): Promise<ContentProblem | undefined> => {
  const head = readHead(path);
  const beginsWith = (signature: Buffer) => head.subarray(0, signature.length).equals(signature);
  try {
    // Word encrypts a package by putting it into a compound file.
    if (type !== 'pdf' && beginsWith(COMPOUND_SIGNATURE)) return checkWordBinary(path, type);
    if (type === 'doc' && OLDEST_WORD_SIGNATURES.some(beginsWith)) return 'file_word_outdated';
    if (type === 'docx' && beginsWith(ZIP_SIGNATURE)) return await checkWordPackage(path);
    const pdfAt = head.indexOf(PDF_SIGNATURE);
    if (type === 'pdf' && pdfAt !== -1) return await checkPdf(path, pdfAt);
  } catch (error) {
    // An error of the disk. Any other means that the document contradicts itself.
    if (error instanceof Error && 'syscall' in error) throw error;
  }
  return 'file_content_invalid';
};
