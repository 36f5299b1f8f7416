import type { ResumeType } from '@example/api/applications';
import type { ContentProblem } from './content.ts';
import { openCompoundFile } from './compound-file.ts';

/** Fields at the start of a Word document's main stream ([MS-DOC] §2.5.2): magic number, version, flags. */
const MAGIC = 0xa5ec;
const VERSION_AT = 2;
const WORD_97 = 0xc1;
/** Magic numbers of Word 6 and 95, and of their Japanese, Korean and Chinese editions. */
const OUTDATED_MAGICS = [0xa5dc, 0xa697, 0xa698, 0xa699];
const FLAGS_AT = 0x0a;
const BEGINNING_BYTES = FLAGS_AT + 2;
const ENCRYPTED_FLAG = 0x0100;

/** Storage of a document's macros ([MS-DOC] §2.1.9). */
const MACROS = 'Macros';

/** Checks a compound file: a Word document of 97 to 2003 without macros, or a newer one that is encrypted. */
export const checkWordBinary = (path: string, type: ResumeType): ContentProblem | undefined => {
  const container = openCompoundFile(path);
  try {
    if (container.contentOf('EncryptedPackage', 1)) return 'file_encrypted';
    const stream = container.contentOf('WordDocument', BEGINNING_BYTES);
    if (type !== 'doc' || stream?.length !== BEGINNING_BYTES) return 'file_content_invalid';
    const magic = stream.readUInt16LE(0);
    const isOutdated = magic === MAGIC && stream.readUInt16LE(VERSION_AT) < WORD_97;
    if (isOutdated || OUTDATED_MAGICS.includes(magic)) return 'file_word_outdated';
    if (magic !== MAGIC || container.hasStorage(MACROS)) return 'file_content_invalid';
    return stream.readUInt16LE(FLAGS_AT) & ENCRYPTED_FLAG ? 'file_encrypted' : undefined;
  } finally {
    container.close();
  }
};
