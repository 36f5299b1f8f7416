import { describe, expect, it } from 'vitest';
import { differences, type FieldLabels } from './differences.ts';

interface Facts {
  readonly status: string;
  readonly tags: readonly string[];
}

const fieldLabels: FieldLabels<Facts> = {
  status: { label: 'Status', format: (status) => status },
  tags: { label: 'Tags', format: (tags) => tags.join(', ') },
};
const before: Facts = { status: 'received', tags: [] };

describe('differences', () => {
  it('list what was wanted, and what somebody else changed', () => {
    const theirs = { status: 'rejected', tags: ['java'] };
    expect(differences({ before, theirs, mine: { status: 'hired' } }, fieldLabels)).toEqual([
      { field: 'Status', before: 'received', theirs: 'rejected', mine: 'hired' },
      { field: 'Tags', before: 'none', theirs: 'java', mine: 'java' },
    ]);
  });

  it('leave out a field that nobody changed', () => {
    const theirs = { status: 'received', tags: ['java'] };
    expect(differences({ before, theirs, mine: { tags: ['go'] } }, fieldLabels)).toEqual([
      { field: 'Tags', before: 'none', theirs: 'java', mine: 'go' },
    ]);
  });

  it('list a value that was removed', () => {
    const mine = { tags: [] };
    expect(
      differences({ before: { ...before, tags: ['java'] }, theirs: before, mine }, fieldLabels),
    ).toEqual([{ field: 'Tags', before: 'java', theirs: 'none', mine: 'none' }]);
  });
});
