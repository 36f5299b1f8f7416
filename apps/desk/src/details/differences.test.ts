import { describe, expect, it } from 'vitest';
import { differences, type Sayings } from './differences.ts';

interface Facts {
  readonly status: string;
  readonly tags: readonly string[];
}

const sayings: Sayings<Facts> = {
  status: { name: 'Status', say: (status) => status },
  tags: { name: 'Tags', say: (tags) => tags.join(', ') },
};
const before: Facts = { status: 'received', tags: [] };

describe('differences', () => {
  it('list what was wanted, and what somebody else changed', () => {
    const theirs = { status: 'rejected', tags: ['java'] };
    expect(differences({ before, theirs, mine: { status: 'hired' } }, sayings)).toEqual([
      { field: 'Status', before: 'received', theirs: 'rejected', mine: 'hired' },
      { field: 'Tags', before: 'none', theirs: 'java', mine: 'java' },
    ]);
  });

  it('leave out a field that nobody changed', () => {
    const theirs = { status: 'received', tags: ['java'] };
    expect(differences({ before, theirs, mine: { tags: ['go'] } }, sayings)).toEqual([
      { field: 'Tags', before: 'none', theirs: 'java', mine: 'go' },
    ]);
  });

  it('list a value that was removed', () => {
    const mine = { tags: [] };
    expect(
      differences({ before: { ...before, tags: ['java'] }, theirs: before, mine }, sayings),
    ).toEqual([{ field: 'Tags', before: 'java', theirs: 'none', mine: 'none' }]);
  });
});
