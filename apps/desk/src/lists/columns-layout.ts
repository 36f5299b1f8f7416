import { globalStyle, style } from '@vanilla-extract/css';

/** Column at the start of a line on a phone, and the one at its end. */
type Line<Name extends string> = readonly [Name, Name?];

interface ColumnsLayout<Name extends string> {
  readonly widths: Readonly<Record<Name, string>>;
  /** Columns that are hidden where there is little room. */
  readonly spare?: readonly NoInfer<Name>[];
  /** Two lines of a row on a phone. Columns in neither line are hidden. */
  readonly lines: readonly [Line<NoInfer<Name>>, Line<NoInfer<Name>>];
  /** Width of the end of both lines. */
  readonly end: string;
}

const TICK = '1.5rem';
const LITTLE_ROOM = '(max-width: 58rem)';
/** A list beside a resume: the start of each line has a line of its own, above their ends. */
const LEAST_ROOM = '(max-width: 21rem)';

/** Creates the class of a table's column widths. Call it in a style file. */
export const columnsLayout = <Name extends string>({
  widths,
  spare = [],
  lines,
  end,
}: ColumnsLayout<Name>): string => {
  const names = Object.keys(widths) as Name[];
  const template = (shown: readonly Name[]) => shown.map((name) => widths[name]).join(' ');
  const all = template(names);
  const few = template(names.filter((name) => !spare.includes(name)));
  const table = style({
    vars: { '--columns': all },
    selectors: { '&[data-selectable]': { vars: { '--columns': `${TICK} ${all}` } } },
    '@container': {
      [LITTLE_ROOM]: {
        vars: { '--columns': few },
        selectors: { '&[data-selectable]': { vars: { '--columns': `${TICK} ${few}` } } },
      },
    },
  });
  const column = (name: string) => `[data-column=${name}]`;
  for (const name of spare)
    globalStyle(`${table} ${column(name)}`, {
      '@container': { [LITTLE_ROOM]: { display: 'none' } },
    });
  globalStyle(`${table}[data-narrow] [role=row]`, {
    gridTemplateColumns: `minmax(0, 1fr) ${end}`,
    gridTemplateRows: 'auto auto',
    alignContent: 'center',
    rowGap: '0.125rem',
  });
  globalStyle(`${table}[data-narrow][data-selectable] [role=row]`, {
    gridTemplateColumns: `${TICK} minmax(0, 1fr) ${end}`,
  });
  globalStyle(`${table}[data-narrow] ${column('tick')}`, { gridArea: '1 / 1 / span 2' });
  const inLines = lines.flatMap((line, row) =>
    line.flatMap((name, place) =>
      name === undefined ? [] : [{ name, row, place, alone: line.length === 1 }],
    ),
  );
  for (const name of names) {
    const found = inLines.find((one) => one.name === name);
    if (found === undefined)
      globalStyle(`${table}[data-narrow] ${column(name)}`, { display: 'none' });
    else
      globalStyle(`${table}[data-narrow] ${column(name)}`, {
        display: 'block',
        gridRow: String(found.row + 1),
        gridColumn: found.place === 1 ? '-2 / -1' : found.alone ? '-3 / -1' : '-3 / -2',
        '@container': {
          [LEAST_ROOM]:
            found.place === 1
              ? { gridRow: '3', gridColumn: found.row === 0 ? '-3 / -2' : '-2 / -1' }
              : { gridColumn: '-3 / -1' },
        },
      });
  }
  return table;
};
