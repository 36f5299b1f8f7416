import { extname, posix } from 'node:path';
import sax from 'sax';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ContentProblem } from './check-content.ts';

/** A Word file has some dozens of parts; a thousand pictures are a book. */
const MOST_PARTS = 2_000;
/** What one part may unpack to, in bytes: a resume's text is a hundredth of it. */
const LARGEST_PART_BYTES = 32 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** What those two may unpack to, in bytes. */
const LARGEST_LIST_BYTES = 1024 * 1024;
/** How deep elements lie in each other there: both have two levels. */
const DEEPEST = 8;
const DOCUMENT_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** How the kinds of relationship to the document end, of Word's own files and of strict ones. */
const DOCUMENT_RELATIONSHIP = '/officeDocument';

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

type OnElement = (name: string, attribute: (name: string) => string | undefined) => void;

/** Reads a part of XML, of whose entities only XML's own five are known. */
const readXml = async (archive: ZipFile, part: Entry, onElement: OnElement): Promise<void> => {
  const xml = sax.parser(true);
  let depth = 0;
  xml.onclosetag = () => {
    depth -= 1;
  };
  xml.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Error('no list has so many levels');
    onElement(name.slice(name.indexOf(':') + 1), (key) => attributes[key] as string | undefined);
  };
  xml.onerror = (error) => {
    throw error;
  };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  await unpack(archive, part, LARGEST_LIST_BYTES, (piece) => {
    xml.write(decoder.decode(piece, { stream: true }));
  });
  xml.close();
};

/** Where a package says its document is, and that it is one of Word's (ECMA-376, Part 2). */
const documentPath = async (
  archive: ZipFile,
  parts: ReadonlyMap<string, Entry>,
): Promise<string | undefined> => {
  const list = parts.get(CONTENT_TYPES);
  if (!list) return undefined;
  let overridden: string | undefined;
  const others = new Set<string | undefined>();
  const defaults = new Map<string | undefined, string | undefined>();
  await readXml(archive, list, (name, attribute) => {
    const type = attribute('ContentType');
    const part = attribute('PartName')?.slice(1);
    if (name === 'Default') defaults.set(attribute('Extension')?.toLowerCase(), type);
    else if (name === 'Override' && type === DOCUMENT_TYPE) overridden ??= part;
    else if (name === 'Override') others.add(part);
  });
  const relationships = parts.get(RELATIONSHIPS);
  if (overridden !== undefined || !relationships) return overridden;
  let target: string | undefined;
  await readXml(archive, relationships, (name, attribute) => {
    const isToDocument = attribute('Type')?.endsWith(DOCUMENT_RELATIONSHIP) === true;
    if (name === 'Relationship' && isToDocument) target ??= attribute('Target');
  });
  const path = posix.join('/', target ?? '').slice(1);
  const extension = extname(path).slice(1).toLowerCase();
  return !others.has(path) && defaults.get(extension) === DOCUMENT_TYPE ? path : undefined;
};

/** Looks whether a file is a Word package whose document unpacks. */
export const checkWordPackage = async (path: string): Promise<ContentProblem | undefined> => {
  const archive = await openPromise(path, { autoClose: false, validateEntrySizes: true });
  try {
    if (archive.entryCount > MOST_PARTS) return 'file_content_invalid';
    const parts = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) parts.set(entry.fileName, entry);
    if ([...parts.values()].some((part) => part.isEncrypted())) return 'file_encrypted';
    const document = parts.get((await documentPath(archive, parts)) ?? '');
    if (!document) return 'file_content_invalid';
    await unpack(archive, document, LARGEST_PART_BYTES);
    return undefined;
  } finally {
    archive.close();
  }
};
