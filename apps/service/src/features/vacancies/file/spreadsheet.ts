/** Instructions for writing CSV with commas in common spreadsheet programs. */
const WITH_COMMAS =
  'LibreOffice: Save As, Text CSV, "Edit filter settings", field delimiter ","; Excel: File, Options, Advanced, clear "Use system separators", decimal separator ".", then save as "CSV UTF-8 (Comma delimited)"; Google Sheets: Download, "Comma-separated values"';

const AS_UTF_8 =
  'Excel: save as "CSV UTF-8 (Comma delimited)"; LibreOffice: Save As, Text CSV, "Edit filter settings", character set "Unicode (UTF-8)"';

/** Hint for a date in another form: spreadsheets show and save dates in a form of their own. */
export const DATE_HINT =
  ', and a spreadsheet saves it as it shows it: give the column the number format YYYY-MM-DD before saving';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Returns the reason that bytes are not UTF-8 text, with a hint for spreadsheets; `undefined` for UTF-8. */
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

/** Separators that spreadsheets write instead of commas, by their names. */
const separators = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const;

/**
 * Returns the reason that the fields of a CSV file are not separated by commas, `undefined` when they are.
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
