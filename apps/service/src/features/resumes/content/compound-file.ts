import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * Reads only what is needed to find and read a stream of a compound file's root ([MS-CFB]): header, allocation table, directory.
 * A hostile file cannot make it loop: each sector and entry is read at most once.
 */

export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Sector numbers from here on are marks: end of a chain, free sector, table. */
const FIRST_MARK = 0xfffffffa;
/** Offset of the allocation table's sector numbers in the header, which has room for 109. That is enough for 7 MB. */
const TABLES_AT = 0x4c;
const MOST_TABLES = 109;
/** Offset of the small table's first sector in the header. */
const SMALL_TABLE_AT = 0x3c;
const ENTRY_BYTES = 128;
const NO_ENTRY = 0xffffffff;
const STORAGE_ROOT = 5;
const STORAGE = 1;
const STREAM = 2;
/** Size of a sector in the stream of small streams, in bytes. */
const SMALL_SECTOR_BYTES = 64;

const entryOf = (bytes: Buffer) => ({
  name: bytes.toString('utf16le', 0, Math.max(0, Math.min(64, bytes.readUInt16LE(0x40)) - 2)),
  type: bytes.readUInt8(0x42),
  left: bytes.readUInt32LE(0x44),
  right: bytes.readUInt32LE(0x48),
  child: bytes.readUInt32LE(0x4c),
  start: bytes.readUInt32LE(0x74),
  size: bytes.readUInt32LE(0x78),
});

/** @throws when the file is no compound file */
export const openCompoundFile = (path: string) => {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  const read = (position: number, length: number) => {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, position));
  };
  const open = () => {
    const header = read(0, 512);
    const sectorBytes = 2 ** header.readUInt16LE(0x1e);
    if (!COMPOUND_SIGNATURE.equals(header.subarray(0, 8)) || ![512, 4096].includes(sectorBytes))
      throw new Error('no compound file');
    const sectors = Math.ceil(size / sectorBytes) - 1;
    const smallest = header.readUInt32LE(0x38);
    const tables = new Map<number, Buffer>();
    const positionOf = (sector: number) => {
      if (sector >= sectors) throw new Error('there is no such sector');
      return (sector + 1) * sectorBytes;
    };
    /** Returns the number that follows a small sector in the small table, itself a chain. */
    let smallTable: readonly number[] | undefined;
    const nextOfSmall = (sector: number) => {
      smallTable ??= [...chainOf(header.readUInt32LE(SMALL_TABLE_AT))];
      const perTable = sectorBytes / 4;
      const table = smallTable[Math.floor(sector / perTable)];
      if (table === undefined) throw new Error('there is no such small sector');
      return read(positionOf(table) + (sector % perTable) * 4, 4).readUInt32LE(0);
    };
    const nextOf = (sector: number) => {
      const perTable = sectorBytes / 4;
      const number = Math.floor(sector / perTable);
      if (number >= MOST_TABLES) throw new Error('larger than a resume');
      const table =
        tables.get(number) ??
        read(positionOf(header.readUInt32LE(TABLES_AT + 4 * number)), sectorBytes);
      tables.set(number, table);
      return table.readUInt32LE((sector % perTable) * 4);
    };
    /** Yields the sectors of a chain; throws when one comes again. */
    const chainOf = function* (start: number, next = nextOf) {
      const visited = new Set<number>();
      for (let sector = start; sector < FIRST_MARK; sector = next(sector)) {
        if (visited.has(sector)) throw new Error('a chain leads back into itself');
        visited.add(sector);
        yield sector;
      }
    };

    const directory = [...chainOf(header.readUInt32LE(0x30))];
    const perSector = sectorBytes / ENTRY_BYTES;
    const entryAt = (index: number) => {
      const sector = directory[Math.floor(index / perSector)];
      if (sector === undefined) throw new Error('there is no such entry');
      return entryOf(read(positionOf(sector) + (index % perSector) * ENTRY_BYTES, ENTRY_BYTES));
    };
    const root = entryAt(0);
    if (root.type !== STORAGE_ROOT) throw new Error('there is no root');

    const find = (name: string, type: number) => {
      const visited = new Set<number>();
      const left = [root.child];
      for (let index = left.pop(); index !== undefined; index = left.pop()) {
        if (index === NO_ENTRY || visited.has(index)) continue;
        visited.add(index);
        const entry = entryAt(index);
        if (entry.type === type && entry.name.toLowerCase() === name.toLowerCase()) return entry;
        left.push(entry.left, entry.right);
      }
      return undefined;
    };
    const positionsOf = function* ({ start, size: bytes }: ReturnType<typeof entryOf>) {
      if (bytes >= smallest) {
        for (const sector of chainOf(start)) yield positionOf(sector);
        return;
      }
      const holding = [...chainOf(root.start)];
      for (const small of chainOf(start, nextOfSmall)) {
        const position = small * SMALL_SECTOR_BYTES;
        const sector = holding[Math.floor(position / sectorBytes)];
        if (sector === undefined) throw new Error('there is no such small stream');
        yield positionOf(sector) + (position % sectorBytes);
      }
    };
    /**
     * Returns a stream in the root, at most its first `limit` bytes; `undefined` if there is no such stream.
     *
     * @throws when the file contradicts itself
     */
    const contentOf = (name: string, limit: number) => {
      const entry = find(name, STREAM);
      if (entry === undefined) return undefined;
      const wanted = Math.min(entry.size, limit);
      const unit = entry.size < smallest ? SMALL_SECTOR_BYTES : sectorBytes;
      const pieces: Buffer[] = [];
      let have = 0;
      for (const position of positionsOf(entry)) {
        pieces.push(read(position, Math.min(unit, wanted - have)));
        have += unit;
        if (have >= wanted) break;
      }
      return Buffer.concat(pieces);
    };
    return {
      contentOf,
      /** Returns whether there is a storage of that name in the root. */
      hasStorage: (name: string) => find(name, STORAGE) !== undefined,
    };
  };
  try {
    return { ...open(), close: () => closeSync(file) };
  } catch (error) {
    closeSync(file);
    throw error;
  }
};
