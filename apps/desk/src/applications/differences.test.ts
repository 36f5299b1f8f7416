import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

const before = { status: 'received', tags: [] } as const;

describe('differences', () => {
  it('tell what was wanted, and what somebody else did', () => {
    const theirs = { status: 'rejected', tags: ['java'] } as const;
    expect(differences({ before, theirs, mine: { status: 'hired' } })).toEqual([
      { field: 'Status', before: 'Received', theirs: 'Rejected', mine: 'Hired' },
      { field: 'Tags', before: 'none', theirs: 'java', mine: 'java' },
    ]);
  });

  it('leave out what nobody touched', () => {
    const theirs = { status: 'received', tags: ['java'] } as const;
    expect(differences({ before, theirs, mine: { tags: ['go'] } })).toEqual([
      { field: 'Tags', before: 'none', theirs: 'java', mine: 'go' },
    ]);
  });
});
