import type { ResumeType } from '@example/api/applications';
import type { ContentProblem } from './check-content.ts';
import { openCompoundFile } from './compound-file.ts';

/** The beginning of a Word document's main stream ([MS-DOC] §2.5.2): what it is, and its flags. */
const MAGIC = 0xa5ec;
const FLAGS_AT = 0x0a;
const BEGINNING_BYTES = FLAGS_AT + 2;
const ENCRYPTED_FLAG = 0x0100;

/** Looks into a compound file: a Word document of 97 to 2003, or a newer one that is encrypted. */
export const checkWordBinary = (path: string, type: ResumeType): ContentProblem | undefined => {
  const container = openCompoundFile(path);
  try {
    if (container.beginningOf('EncryptedPackage', 1)) return 'file_encrypted';
    const stream = container.beginningOf('WordDocument', BEGINNING_BYTES);
    if (type !== 'doc' || stream?.length !== BEGINNING_BYTES) return 'file_content_invalid';
    if (stream.readUInt16LE(0) !== MAGIC) return 'file_content_invalid';
    return stream.readUInt16LE(FLAGS_AT) & ENCRYPTED_FLAG ? 'file_encrypted' : undefined;
  } finally {
    container.close();
  }
};
