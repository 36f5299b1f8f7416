import { describe, expect, it } from 'vitest';
import { sqliteFailure } from './sqlite-failure.ts';

const failure = (errcode: number) =>
  Object.assign(new Error('words of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('a failure of SQLite', () => {
  it.each([
    [13, 'the disk of DATA_DIR /d is full or fails: words of SQLite'],
    [
      // Extended code of a file that belongs to another user.
      1_544,
      'DATA_DIR /d holds files that this user may not write, or its disk is read-only: words of SQLite',
    ],
    [26, 'DATA_DIR /d has no usable database: words of SQLite'],
  ])('says what is wrong with DATA_DIR when its code is %i', (code, expected) => {
    expect(sqliteFailure(failure(code), '/d')).toBe(expected);
  });

  it('is none when the error is another one', () => {
    expect(sqliteFailure(new Error('words'))).toBeUndefined();
    expect(sqliteFailure(undefined)).toBeUndefined();
  });
});
