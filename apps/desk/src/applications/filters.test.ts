import { NO_OWNER, type ApplicationRow } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { applications, stillMatches } from './filters.ts';

type Row = Pick<ApplicationRow, 'status' | 'tags' | 'owner'>;

const row: Row = { status: 'received', tags: ['java'], owner: null };
const matches = (search: string, change: Partial<Row> = {}) =>
  stillMatches(applications.read(new URLSearchParams(search)))({ ...row, ...change });

describe('an application in a list that is filtered', () => {
  it.each(['', 'status=received', 'tag=java', `owner=${NO_OWNER}`, 'q=anu&job=3'])(
    'matches %j as long as it is so',
    (search) => {
      expect(matches(search)).toBe(true);
    },
  );

  it.each<[string, Partial<Row>]>([
    ['status=received', { status: 'shortlisted' }],
    ['tag=java', { tags: ['aws'] }],
    [`owner=${NO_OWNER}`, { owner: 'E1001' }],
    ['owner=E1001', { owner: 'E1002' }],
  ])('matches %j no longer after it was changed', (search, change) => {
    expect(matches(search, change)).toBe(false);
  });
});
