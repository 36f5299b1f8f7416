import { describe, expect, it } from 'vitest';
import { aDay, aNumber, anyText, defineFilters, oneOf, orderOf } from './filters.ts';

const filters = defineFilters({
  q: anyText,
  job: aNumber,
  status: oneOf(['new', 'in review']),
  from: aDay,
  order: orderOf(['newest', 'oldest']),
});
const read = (params: string) => filters.read(new URLSearchParams(params));

describe('filters', () => {
  it('are unchanged after they were written to an address', () => {
    const params = 'q=anu+%26+co&job=7&status=in+review&from=2026-11-07&order=oldest';
    expect(filters.write(read(params)).toString()).toBe(params);
    expect(filters.limiting(read(params))).toEqual(['q', 'job', 'status', 'from']);
  });

  it('write no parameter when nothing is filtered', () => {
    const none = read('');
    expect(filters.write(none).toString()).toBe('');
    expect(filters.limiting(none)).toEqual([]);
  });

  it('keep the order when they are cleared, and do not count it as a filter', () => {
    expect(filters.limiting(read('order=oldest'))).toEqual([]);
    expect(filters.write(filters.cleared(read('q=anu&order=oldest'))).toString()).toBe(
      'order=oldest',
    );
  });

  it.each([
    'job=x',
    'job=-1',
    'job=1e99',
    'status=lost',
    'order=price',
    'from=7.11.',
    'from=2026-13-01',
    'from=2027-02-29',
  ])('ignore an invalid value: %s', (params) => {
    expect(filters.write(read(params)).toString()).toBe('');
  });
});
