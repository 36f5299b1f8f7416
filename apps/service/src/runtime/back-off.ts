/** Creates the backoff after a number of tries, in ms: it doubles from `first` to `longest`. */
export const backOff =
  (first: number, longest: number) =>
  (tries: number): number =>
    Math.min(longest, first * 2 ** Math.max(0, tries - 1));
