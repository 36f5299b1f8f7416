import type { ResumeErrorCode, ResumeType } from '@example/api/applications';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { closeSync, openSync, readSync } from 'node:fs';
import { checkPdf } from './check-pdf.ts';
import { checkWordBinary } from './check-word-binary.ts';
import { checkWordPackage } from './check-word-package.ts';

/** What is wrong with a document by its own bytes; `undefined` where nothing is. */
export type ContentProblem = Extract<ResumeErrorCode, 'file_content_invalid' | 'file_encrypted'>;

/** A file to be looked into. */
export interface ContentToCheck {
  readonly path: string;
  /** What its name says it is. */
  readonly type: ResumeType;
}

const COMPOUND = 'application/x-cfb';

const mediaTypes: Readonly<Record<ResumeType, readonly string[]>> = {
  pdf: ['application/pdf'],
  doc: [COMPOUND],
  // Word puts an encrypted package into a compound file.
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', COMPOUND],
};

/** What the detector looks at of a file whose kind its beginning says, in bytes. */
const HEAD_BYTES = 4_100;

const readHead = (path: string): Uint8Array => {
  const file = openSync(path, 'r');
  try {
    const head = new Uint8Array(HEAD_BYTES);
    return head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(file);
  }
};

/** A package's kind is further in than its beginning. */
const detect = async (path: string, type: ResumeType) =>
  type === 'docx' ? fileTypeFromFile(path) : fileTypeFromBuffer(readHead(path));

/** Looks whether a file is what its name says it is, and opens as such without a password. */
export const checkContent = async ({
  path,
  type,
}: ContentToCheck): Promise<ContentProblem | undefined> => {
  const detected = (await detect(path, type))?.mime;
  if (detected === undefined || !mediaTypes[type].includes(detected)) return 'file_content_invalid';
  if (detected === COMPOUND) return checkWordBinary(path, type);
  return type === 'pdf' ? checkPdf(path) : checkWordPackage(path);
};
