/** A place in a vacancies file, both from 1. In a CSV file `column` counts fields, in JSON characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** The field there: the path in JSON, the header in CSV. */
  readonly field: string;
}

/** Something in a file that cannot be imported. */
export interface FileIssue extends Position {
  readonly reason: string;
}

/** One object or row of a file, its values as they were found. */
export interface FileRecord {
  readonly at: Position;
  readonly values: ReadonlyMap<string, { readonly value: unknown; readonly at: Position }>;
}

/** A file's records, before they are checked. */
export interface FileRecords {
  readonly categories: readonly FileRecord[];
  readonly locations: readonly FileRecord[];
  readonly jobs: readonly FileRecord[];
  /** What is said beside a date of another form than `YYYY-MM-DD`, where the file's form has a reason for it. */
  readonly dateHint?: string;
}

/** A file that was refused as a whole: nothing of it was imported. */
export class VacancyFileError extends Error {
  readonly issues: readonly FileIssue[];

  constructor(issues: readonly FileIssue[]) {
    super(issues.map(describeIssue).join('\n'));
    this.name = 'VacancyFileError';
    this.issues = issues;
  }
}

/** An issue in a line for people. */
export const describeIssue = ({ line, column, field, reason }: FileIssue): string =>
  `line ${String(line)}, column ${String(column)}${field ? ` (${field})` : ''}: ${reason}`;
