/** Returns the options of a field for values that have labels. */
export const optionsOf = <const T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
) => values.map((value) => ({ value, label: labels[value] }));
