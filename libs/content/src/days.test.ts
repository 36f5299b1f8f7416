import { describe, expect, it } from 'vitest';
import { daysText } from './days.ts';

describe('daysText', () => {
  it('counts whole years as years, and anything else as days', () => {
    expect([30, 365, 366, 730].map((days) => daysText(days))).toEqual([
      '30 days',
      '1 year',
      '366 days',
      '2 years',
    ]);
  });
});
