import type { ResumeType } from '@example/api/applications';
import * as CFB from 'cfb';
import type { ContentProblem } from './check-content.ts';

/** The beginning of a Word document's main stream ([MS-DOC] §2.5.2): what it is, and its flags. */
const MAGIC = 0xa5ec;
const FLAGS_AT = 0x0a;
const ENCRYPTED_FLAG = 0x0100;

/** Looks into a compound file: a Word document of 97 to 2003, or a newer one that is encrypted. */
export const checkWordBinary = (path: string, type: ResumeType): ContentProblem | undefined => {
  try {
    const container = CFB.read(path, { type: 'file' });
    if (CFB.find(container, 'EncryptedPackage')) return 'file_encrypted';
    const content = CFB.find(container, 'WordDocument')?.content;
    if (type !== 'doc' || content === undefined || content.length < FLAGS_AT + 2) {
      return 'file_content_invalid';
    }
    const stream = Buffer.from(content as Uint8Array);
    if (stream.readUInt16LE(0) !== MAGIC) return 'file_content_invalid';
    return stream.readUInt16LE(FLAGS_AT) & ENCRYPTED_FLAG ? 'file_encrypted' : undefined;
  } catch {
    return 'file_content_invalid';
  }
};
