/** How the programs that people keep tables in are told to write CSV with commas. */
const WITH_COMMAS =
  'LibreOffice: Save As, Text CSV, "Edit filter settings", field delimiter ","; Excel: File, Options, Advanced, clear "Use system separators", decimal separator ".", then save as "CSV UTF-8 (Comma delimited)"; Google Sheets: Download, "Comma-separated values"';

const AS_UTF_8 =
  'Excel: save as "CSV UTF-8 (Comma delimited)"; LibreOffice: Save As, Text CSV, "Edit filter settings", character set "Unicode (UTF-8)"';

/** What is said beside a date of another form: spreadsheets show and save dates in a form of their own. */
export const DATE_HINT =
  ', and a spreadsheet saves it as it shows it: give the column the number format YYYY-MM-DD before saving';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Says why bytes are no text in UTF-8, where they are of a kind that spreadsheets write. */
export const encodingReason = (bytes: Uint8Array, isCsv: boolean): string | undefined => {
  const hint = isCsv ? `: ${AS_UTF_8}` : '';
  const isUtf16 =
    startsWith(bytes, 0xff, 0xfe) ||
    startsWith(bytes, 0xfe, 0xff) ||
    (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0));
  if (isUtf16) return `the file is UTF-16, not UTF-8${hint}`;
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return `the file is a spreadsheet's own, not text${hint}`;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    return `the file is not UTF-8${hint}`;
  }
};

/** What else than a comma spreadsheets separate fields with. */
const separators = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;

/**
 * Says why the fields of a CSV file are not separated by commas, if they are not.
 *
 * @param knownColumns - names that the header may have
 */
export const separatorReason = (
  text: string,
  knownColumns: readonly string[],
): string | undefined => {
  const [first = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  if (/^"?sep=/i.test(first))
    return `the first line, ${first.trim()}, is for Excel alone: delete it, and separate the fields by commas (${WITH_COMMAS})`;
  const known = (separator: string) =>
    first
      .split(separator)
      .map((name) => name.trim().replaceAll('"', ''))
      .filter((name) => knownColumns.includes(name)).length;
  const found = (Object.keys(separators) as (keyof typeof separators)[]).find(
    (separator) => known(separator) > Math.max(1, known(',')),
  );
  return (
    found &&
    `the fields are separated by ${separators[found]}: save it with commas (${WITH_COMMAS})`
  );
};
