/** Position in a vacancies file, counted from 1. `column` counts fields in CSV, characters in JSON. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** Path of the field in JSON, its header in CSV. */
  readonly field: string;
}

/** Error in a file, which keeps it from being imported. */
export interface FileIssue extends Position {
  readonly reason: string;
}

/** Unchecked value of a file. */
export interface FileValue {
  readonly value: unknown;
  readonly at: Position;
}

/** Object or row of a file. */
export interface FileRecord {
  readonly at: Position;
  readonly values: ReadonlyMap<string, FileValue>;
}

/** Records of a file before they are checked. */
export interface FileRecords {
  readonly categories: readonly FileRecord[];
  readonly locations: readonly FileRecord[];
  readonly jobs: readonly FileRecord[];
  /** Hint for the error of a date that is not `YYYY-MM-DD`, where the file's form explains it. */
  readonly dateHint?: string;
}

/** Refusal of a whole file: nothing of it was imported. */
export class VacancyFileError extends Error {
  readonly issues: readonly FileIssue[];

  constructor(issues: readonly FileIssue[]) {
    super(issues.map(describeIssue).join('\n'));
    this.name = 'VacancyFileError';
    this.issues = issues;
  }
}

export const describeIssue = ({ line, column, field, reason }: FileIssue): string =>
  `line ${String(line)}, column ${String(column)}${field ? ` (${field})` : ''}: ${reason}`;
