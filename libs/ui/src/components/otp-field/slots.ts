/** One text a box: a digit, or '' where it is empty. */
export type Slots = readonly string[];

/** The code as far as it is there, from the first box on. */
export const toSlots = (digits: string, length: number): Slots =>
  Array.from({ length }, (_, index) => digits[index] ?? '');

/** Digits from `index` on; a whole code starts at the first box wherever it arrives. */
export const fill = (slots: Slots, index: number, digits: string): Slots => {
  const start = digits.length >= slots.length ? 0 : index;
  return slots.map((slot, place) => digits[place - start] ?? slot);
};

/** The box to go to once `digits` have been put in from `index` on. */
export const after = (slots: Slots, index: number, digits: string): number =>
  Math.min(digits.length >= slots.length ? slots.length : index + digits.length, slots.length - 1);

export const isComplete = (slots: Slots): boolean => slots.every((slot) => slot !== '');
