import { openCompoundFile } from './compound-file.ts';

/* Reads the text of a Word document of 97 to 2003 ([MS-DOC] §2.4.1): pieces of it lie anywhere in the main stream. */

const LARGEST_STREAM_BYTES = 8 * 1024 * 1024;
/** Fields at the start of the main stream: flags, length of the text, place and size of the list of pieces. */
const FLAGS_AT = 0x0a;
const USES_SECOND_TABLE = 0x0200;
const TEXT_LENGTH_AT = 0x4c;
const PIECES_AT = 0x01a2;
const PIECES_BYTES_AT = 0x01a6;
/** Kinds of entries in the list: properties, which are skipped, and the table of pieces. */
const PROPERTIES = 1;
const PIECES = 2;
const PIECE_BYTES = 8;
/** Bit of a piece's place that says that its letters have one byte, at half that place. */
const COMPRESSED = 0x40000000;

const latin = new TextDecoder('windows-1252');
const wide = new TextDecoder('utf-16le');

/** Drops the codes of fields, as of links, and keeps what they show. */
const withoutFields = (text: string) => {
  let depth = 0;
  let shown = '';
  for (const character of text) {
    if (character === '\u0013') depth += 1;
    else if (character === '\u0014' || character === '\u0015') depth = Math.max(0, depth - 1);
    else if (depth === 0) shown += character;
  }
  return shown;
};

/**
 * Reads the text of a document, its beginning when it is long.
 *
 * @param limit - characters after which it is cut
 * @throws when the file contradicts itself
 */
export const readWordBinary = (path: string, limit: number): string => {
  const container = openCompoundFile(path);
  try {
    const main = container.contentOf('WordDocument', LARGEST_STREAM_BYTES);
    if (!main) return '';
    const tableName = main.readUInt16LE(FLAGS_AT) & USES_SECOND_TABLE ? '1Table' : '0Table';
    const table = container.contentOf(tableName, LARGEST_STREAM_BYTES);
    if (!table) return '';
    const begin = main.readUInt32LE(PIECES_AT);
    const list = table.subarray(begin, begin + main.readUInt32LE(PIECES_BYTES_AT));
    let at = 0;
    while (list.readUInt8(at) === PROPERTIES) at += 3 + list.readUInt16LE(at + 1);
    if (list.readUInt8(at) !== PIECES) return '';
    const places = list.subarray(at + 5, at + 5 + list.readUInt32LE(at + 1));
    const count = Math.floor((places.length - 4) / (4 + PIECE_BYTES));
    const length = Math.min(main.readUInt32LE(TEXT_LENGTH_AT), limit);
    let text = '';
    for (let index = 0; index < count && text.length < length; index += 1) {
      const characters = places.readUInt32LE(4 * (index + 1)) - places.readUInt32LE(4 * index);
      const place = places.readUInt32LE(4 * (count + 1) + PIECE_BYTES * index + 2);
      const wanted = Math.min(characters, length - text.length);
      const isCompressed = (place & COMPRESSED) !== 0;
      const from = isCompressed ? (place & ~COMPRESSED) / 2 : place;
      const bytes = main.subarray(from, from + wanted * (isCompressed ? 1 : 2));
      text += (isCompressed ? latin : wide).decode(bytes);
    }
    return withoutFields(text);
  } finally {
    container.close();
  }
};
