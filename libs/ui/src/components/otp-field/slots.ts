import { normalizeDigits } from '../../internal/digits/digits.ts';

/** One text for each box: a digit, or '' for an empty one. */
export type Slots = readonly string[];

/** Returns the digits of a code, from the first box on. */
export const toSlots = (code: string, length: number): Slots => {
  const digits = normalizeDigits(code);
  return Array.from({ length }, (_, index) => digits[index] ?? '');
};

/** Puts digits into the boxes from `index` on; a complete code always starts at the first box. */
export const fill = (slots: Slots, index: number, digits: string): Slots => {
  const start = digits.length >= slots.length ? 0 : index;
  return slots.map((slot, place) => digits[place - start] ?? slot);
};

/** Returns the box to focus after `digits` were put in from `index` on. */
export const after = (slots: Slots, index: number, digits: string): number =>
  Math.min(digits.length >= slots.length ? slots.length : index + digits.length, slots.length - 1);

export const isComplete = (slots: Slots): boolean => slots.every((slot) => slot !== '');
