import { describe, expect, it } from 'vitest';
import { newestDates } from './last-changes.ts';

describe('newestDates', () => {
  it('takes the newest date of each file', () => {
    const log = [
      '2026-03-02T10:00:00+05:30',
      '',
      'libs/content/src/pages/about.ts',
      '2026-02-01T10:00:00+05:30',
      '',
      'libs/content/src/pages/about.ts',
      'libs/content/src/home.ts',
      '',
    ].join('\n');
    expect([...newestDates(log)]).toEqual([
      ['libs/content/src/pages/about.ts', '2026-03-02T10:00:00+05:30'],
      ['libs/content/src/home.ts', '2026-02-01T10:00:00+05:30'],
    ]);
  });
});
