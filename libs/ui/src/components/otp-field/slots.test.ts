import { describe, expect, it } from 'vitest';
import { after, fill, isComplete, toSlots } from './slots.ts';

const empty = toSlots('', 6);

describe('OTP slots', () => {
  it('spreads a code over the boxes', () => {
    expect(toSlots('12', 4)).toEqual(['1', '2', '', '']);
    expect(toSlots('123456', 4)).toEqual(['1', '2', '3', '4']);
  });

  it('leaves out anything but digits', () => {
    expect(toSlots('12 34-٥6', 6)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('fills from a box on, and leaves the others', () => {
    expect(fill(toSlots('123456', 6), 2, '98').join('')).toBe('129856');
    expect(fill(empty, 5, '98').join('')).toBe('9');
  });

  it('starts a whole code at the first box', () => {
    expect(fill(toSlots('99', 6), 3, '123456').join('')).toBe('123456');
    expect(fill(empty, 0, '12345678').join('')).toBe('123456');
  });

  it('goes to the box after the last digit, or to the last', () => {
    expect(after(empty, 0, '1')).toBe(1);
    expect(after(empty, 1, '123')).toBe(4);
    expect(after(empty, 5, '1')).toBe(5);
    expect(after(empty, 3, '123456')).toBe(5);
  });

  it('is complete once each box holds a digit', () => {
    expect(isComplete(toSlots('123456', 6))).toBe(true);
    expect(isComplete(['1', '', '3'])).toBe(false);
  });
});
