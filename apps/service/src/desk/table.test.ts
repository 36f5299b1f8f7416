import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { setImmediate as turn } from 'node:timers/promises';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type Table, writeTable } from './lists/table.ts';

const tableOf = (...lines: readonly (readonly string[])[]): Table => ({
  sheet: 'People',
  columns: ['Name', 'Phone'],
  lines: (async function* () {
    yield* await Promise.resolve(lines);
  })(),
});

/** Returns the texts of a sheet's cells by row, and the types of its cells. */
const readSheet = (workbook: Uint8Array) => {
  const files = unzipSync(workbook);
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  const rows = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<t[ >][^<]*<\/t>|<t>[^<]*<\/t>/g)].map(([cell]) =>
      cell
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  );
  const types = new Set([...sheet.matchAll(/<c r="[A-Z]+\d+"([^>]*)>/g)].map(([, type]) => type));
  return { sheet, rows, types, names: new TextDecoder().decode(files['xl/workbook.xml']) };
};

describe('a table as CSV', () => {
  it.each([
    '098765432101',
    '0471 234567',
    '+919876543210',
    '1234567890123456789',
    '12-05',
    '3/4',
    '1e5',
    '12:30',
    ' 007 ',
  ])('keeps %j as it is when a spreadsheet opens it', async (cell) => {
    const csv = await text(await writeTable(tableOf(['Anu', cell]), 'csv'));
    expect(csv.split('\r\n')[1]).toBe(`Anu,'${cell}`);
  });

  it.each(['2026-01-31', 'A-00000001', 'Flat 3', '', '-'])(
    'leaves %j when it is none',
    async (cell) => {
      const csv = await text(await writeTable(tableOf(['Anu', cell]), 'csv'));
      expect(csv.split('\r\n')[1]).toBe(`Anu,${cell === '-' ? "'-" : cell}`);
    },
  );

  it.each(['one\n=1+2', 'one\r=1+2', 'one\r\n=1+2'])(
    'keeps %j in one cell, where nothing is a formula',
    async (cell) => {
      const csv = await text(await writeTable(tableOf(['Anu', cell]), 'csv'));
      expect(csv).toBe(`Name,Phone\r\nAnu,"${cell.replace('=', "'=")}"\r\n`);
    },
  );

  it.each([
    ['Anu;=1+2;', "Anu;'=1+2;"],
    ['Anu\t+1', "Anu\t'+1"],
    ['Anu; "@SUM(A1)"', `Anu; ""'@SUM(A1)""`],
    ['\n;\n＝1+2', "\n;\n'＝1+2"],
    ['GIS; ERP', 'GIS; ERP'],
  ])('has no formula in %j where another sign ends a cell', async (cell, shown) => {
    const csv = await text(await writeTable(tableOf([cell, '']), 'csv'));
    expect(csv.split('\r\n')[1]).toBe(`"${shown}",`);
  });

  it.each(['1 ', '\n', '; '])('is made at once when a cell of %j is long', async (part) => {
    const cell = `${part.repeat(100_000)}x`;
    const begun = performance.now();
    await text(await writeTable(tableOf(['Anu', cell]), 'csv'));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('a table as a workbook', () => {
  it('has cells of text alone when they look like numbers or formulas', async () => {
    const cells = ['098765432101', '=1+1', '<b>&', 'a\r\nb', 'x'.repeat(40_000)];
    const workbook = await buffer(await writeTable(tableOf(cells), 'xlsx'));
    const { rows, types, sheet, names } = readSheet(workbook);
    expect(rows).toEqual([
      ['Name', 'Phone'],
      ['098765432101', '=1+1', '<b>&', 'a\nb', `${'x'.repeat(32_766)}…`],
    ]);
    expect(types).toEqual(new Set([' t="inlineStr"']));
    expect(sheet).not.toContain('<f>');
    expect(names).toContain('name="People"');
  });

  it('can be opened when a cell has characters that XML forbids', async () => {
    const workbook = await buffer(await writeTable(tableOf(['a\u{FFFE}b\u{FFFF}c\u{1}d']), 'xlsx'));
    expect(readSheet(workbook).rows[1]).toEqual(['a\u{FFFD}b\u{FFFD}c_x0001_d']);
  });

  it('shows what looks like an escaped character as it was typed', async () => {
    const cells = ['cv_x202E_fdp', '__x0041__x0042_', 'a_x41_', 'c\u{1}d'];
    const workbook = await buffer(await writeTable(tableOf(cells), 'xlsx'));
    const [sheet] = (await readXlsx(new Uint8Array(workbook))).sheets;
    expect(sheet?.rows[1]).toEqual(cells);
  });

  it('reads no more lines than are waited for when there are many', async () => {
    let read = 0;
    let isClosed = false;
    const lines = (async function* () {
      try {
        for (; read < 50_000; read += 1) {
          if (read % 500 === 0) await turn();
          yield [`Anu ${String(read)} ${crypto.randomUUID()}`, '098765432101'];
        }
      } finally {
        isClosed = true;
      }
    })();
    const workbook = await writeTable({ ...tableOf(), lines }, 'xlsx');
    workbook.read(0);
    // Wait until it stops reading by itself.
    let before = -1;
    while (before !== read) {
      before = read;
      for (let turns = 0; turns < 50; turns += 1) await turn();
    }
    expect(read).toBeLessThan(25_000);
    workbook.destroy();
    await expect.poll(() => isClosed).toBe(true);
  });

  it('is cut off when a line cannot be read', async () => {
    const lines = (async function* () {
      yield await Promise.resolve(['Anu', '1']);
      throw new Error('the database is away');
    })();
    const workbook = await writeTable({ ...tableOf(), lines }, 'xlsx');
    await expect(buffer(workbook)).rejects.toThrow('the database is away');
  });
});
