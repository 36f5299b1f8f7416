import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ContentProblem } from './check-content.ts';

/** A Word file has some dozens of parts; a thousand pictures are a book. */
const MOST_PARTS = 2_000;
/** What one part may unpack to, in bytes: a resume's text is a hundredth of it. */
const LARGEST_PART_BYTES = 32 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const LONGEST_CONTENT_TYPES_BYTES = 1024 * 1024;
const DOCUMENT_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Unpacks a part piece by piece, and ends where it becomes larger than it may. */
const unpack = async (
  archive: ZipFile,
  part: Entry,
  limit: number,
  onPiece: (piece: Buffer) => void = () => undefined,
): Promise<void> => {
  const stream = await archive.openReadStreamPromise(part);
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > limit) throw new Error('a part unpacks to more than it may');
    onPiece(piece);
  }
};

/** The path of the document among a package's parts, as its list of content types has it. */
const documentPath = (contentTypes: string): string | undefined => {
  for (const [override] of contentTypes.matchAll(/<Override\s[^>]*>/g)) {
    const type = /\sContentType="([^"]*)"/.exec(override)?.[1];
    const name = /\sPartName="\/([^"]*)"/.exec(override)?.[1];
    if (type === DOCUMENT_TYPE) return name;
  }
  return undefined;
};

/** Looks whether a file is a Word package whose document unpacks (ECMA-376, Part 2). */
export const checkWordPackage = async (path: string): Promise<ContentProblem | undefined> => {
  const archive = await openPromise(path, { autoClose: false, validateEntrySizes: true }).catch(
    () => undefined,
  );
  if (!archive) return 'file_content_invalid';
  try {
    if (archive.entryCount > MOST_PARTS) return 'file_content_invalid';
    const parts = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) parts.set(entry.fileName, entry);
    const list = parts.get(CONTENT_TYPES);
    if (!list) return 'file_content_invalid';
    if ([...parts.values()].some((part) => part.isEncrypted())) return 'file_encrypted';
    let contentTypes = '';
    const decoder = new TextDecoder();
    await unpack(archive, list, LONGEST_CONTENT_TYPES_BYTES, (piece) => {
      contentTypes += decoder.decode(piece, { stream: true });
    });
    const document = parts.get(documentPath(contentTypes) ?? '');
    if (!document) return 'file_content_invalid';
    await unpack(archive, document, LARGEST_PART_BYTES);
    return undefined;
  } catch {
    return 'file_content_invalid';
  } finally {
    archive.close();
  }
};
