import { extname, posix } from 'node:path';
import { TextDecoder } from 'node:util';
import sax from 'sax';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ContentProblem } from './content.ts';

/** Most parts of a package. A Word file has some dozens. */
const MOST_PARTS = 2_000;
/** Largest unpacked size of a part, in bytes: a resume's text is a hundredth of it. */
const LARGEST_PART_BYTES = 32 * 1024 * 1024;

const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** Largest unpacked size of these two lists, in bytes. */
const LARGEST_LIST_BYTES = 1024 * 1024;
/** Deepest nesting of elements in these lists, which have two levels. */
const DEEPEST = 8;
const DOCUMENT_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** End of the type of the relationship to the document, in Word's own files and in strict ones. */
const DOCUMENT_RELATIONSHIP = '/officeDocument';

/**
 * Unpacks a part in pieces.
 *
 * @throws when it becomes larger than `limit` bytes
 */
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

/**
 * Returns the encoding of an XML part by its first bytes. A package may have no other encodings (ECMA-376, Part 2,
 * 6.2.5).
 */
const encodingOf = ([first, second]: Buffer): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/**
 * Feeds an XML part to a parser. Only XML's own five entities are known.
 *
 * @param fatal - true to throw where its bytes are not of its encoding
 */
const parse = async (
  archive: ZipFile,
  part: Entry,
  xml: sax.SAXParser,
  { limit, fatal = false }: { readonly limit: number; readonly fatal?: boolean },
): Promise<void> => {
  xml.onerror = (error) => {
    throw error;
  };
  let decoder: TextDecoder | undefined;
  await unpack(archive, part, limit, (piece) => {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal });
    xml.write(decoder.decode(piece, { stream: true }));
  });
};

type OnElement = (name: string, attribute: (name: string) => string | undefined) => void;

/** Reads one of the two lists. */
const readList = async (archive: ZipFile, part: Entry, onElement: OnElement): Promise<void> => {
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
  await parse(archive, part, xml, { limit: LARGEST_LIST_BYTES, fatal: true });
  xml.close();
};

/**
 * Returns the path of the part that the relationships name as the document, in lower case, since part names ignore
 * case.
 */
const documentOf = async (
  archive: ZipFile,
  relationships: Entry | undefined,
): Promise<string | undefined> => {
  let target: string | undefined;
  if (relationships)
    await readList(archive, relationships, (name, attribute) => {
      const isToDocument = attribute('Type')?.endsWith(DOCUMENT_RELATIONSHIP) === true;
      const isInside = attribute('TargetMode') !== 'External';
      if (name === 'Relationship' && isToDocument && isInside) target ??= attribute('Target');
    });
  return target === undefined ? undefined : posix.join('/', target).toLowerCase();
};

/** Reads the types of a package's parts, as its list declares them. */
const readTypes = async (archive: ZipFile, parts: ReadonlyMap<string, Entry>) => {
  const types = new Map<string, string | undefined>();
  const defaults = new Map<string, string | undefined>();
  const list = parts.get(CONTENT_TYPES);
  if (list)
    await readList(archive, list, (name, attribute) => {
      const type = attribute('ContentType');
      if (name === 'Default') defaults.set(attribute('Extension')?.toLowerCase() ?? '', type);
      if (name === 'Override') types.set(attribute('PartName')?.toLowerCase() ?? '', type);
    });
  const [declared] = [...types].find(([, type]) => type === DOCUMENT_TYPE) ?? [];
  return {
    /** Returns the declared type of a part, by its path in lower case. */
    typeOf: (path: string) => types.get(path) ?? defaults.get(extname(path).slice(1)),
    /** Path of a part that is declared as a Word document. */
    declared,
  };
};

/**
 * Finds the main document of a Word package (ECMA-376, Part 2): the relationships name its part, and the content types
 * must declare that as Word's. Without a relationship, as in packages that Word repairs, it is the part that the
 * content types declare.
 */
const findDocument = async (
  archive: ZipFile,
  parts: ReadonlyMap<string, Entry>,
  { typeOf, declared }: Awaited<ReturnType<typeof readTypes>>,
): Promise<Entry | undefined> => {
  const path = (await documentOf(archive, parts.get(RELATIONSHIPS))) ?? declared ?? '';
  return typeOf(path) === DOCUMENT_TYPE ? parts.get(path.slice(1)) : undefined;
};

interface OpenPackage {
  readonly archive: ZipFile;
  readonly parts: ReadonlyMap<string, Entry>;
}

/** Opens a package. Returns the fault of one with too many parts, or with locked ones. */
const openPackage = async <T>(
  path: string,
  work: (opened: OpenPackage) => Promise<T>,
): Promise<T | ContentProblem> => {
  const archive = await openPromise(path, { autoClose: false, validateEntrySizes: true });
  try {
    if (archive.entryCount > MOST_PARTS) return 'file_content_invalid';
    const parts = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) parts.set(entry.fileName.toLowerCase(), entry);
    if ([...parts.values()].some((part) => part.isEncrypted())) return 'file_encrypted';
    return await work({ archive, parts });
  } finally {
    archive.close();
  }
};

/** Usual name of the part that holds a document's macros, and its type under any name, both in lower case. */
const MACROS = /(?:^|\/)vbaproject\.bin$/;
const MACROS_TYPE = 'application/vnd.ms-office.vbaproject';

/** Checks that a file is a Word package without macros whose document unpacks. */
export const checkWordPackage = async (path: string): Promise<ContentProblem | undefined> =>
  openPackage(path, async ({ archive, parts }) => {
    const types = await readTypes(archive, parts);
    const document = await findDocument(archive, parts, types);
    const isMacros = (name: string) =>
      MACROS.test(name) || types.typeOf(`/${name}`)?.toLowerCase() === MACROS_TYPE;
    if (!document || [...parts.keys()].some(isMacros)) return 'file_content_invalid';
    await unpack(archive, document, LARGEST_PART_BYTES);
    return undefined;
  });

/** Elements after which text begins anew. */
const BREAKS = ['p', 'br', 'cr', 'tab', 'tc'];

/**
 * Reads the text of a Word package's document, its beginning when it is long or breaks off.
 *
 * @param limit - characters after which it is cut
 */
export const readWordPackage = async (path: string, limit: number): Promise<string> => {
  let text = '';
  await openPackage(path, async ({ archive, parts }) => {
    const document = await findDocument(archive, parts, await readTypes(archive, parts));
    if (!document) return;
    const xml = sax.parser(true);
    let isText = false;
    xml.onopentag = ({ name }) => {
      isText = name.endsWith(':t') || name === 't';
    };
    xml.onclosetag = (name) => {
      isText = false;
      if (BREAKS.includes(name.slice(name.indexOf(':') + 1))) text += '\n';
    };
    xml.ontext = (piece) => {
      if (isText) text += piece;
      if (text.length >= limit) throw new Error('the text is long enough');
    };
    await parse(archive, document, xml, { limit: LARGEST_PART_BYTES }).catch(() => undefined);
  });
  return text.slice(0, limit);
};
