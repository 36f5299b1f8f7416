import { describe, expect, it } from 'vitest';
import { isFiltered, readFilters, writeFilters } from './filters.ts';

describe('filters', () => {
  it('are the same after they were an address', () => {
    const params = 'q=anu+%26+co&job=7&status=in+review&tag=java&order=oldest';
    expect(writeFilters(readFilters(new URLSearchParams(params))).toString()).toBe(params);
  });

  it('say nothing where nothing is limited', () => {
    const none = readFilters(new URLSearchParams());
    expect(writeFilters(none).toString()).toBe('');
    expect(isFiltered(none)).toBe(false);
  });

  it.each(['job=x', 'job=-1', 'job=1e99', 'status=lost', 'order=price'])(
    'leave out what cannot be meant: %s',
    (params) => {
      expect(writeFilters(readFilters(new URLSearchParams(params))).toString()).toBe('');
    },
  );
});
