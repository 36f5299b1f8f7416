interface Row {
  readonly count: number;
  /** The row runs from right to left. */
  readonly rtl: boolean;
}

/**
 * The index of the tab a key leads to from `index`, round the ends; `undefined` for keys that lead
 * nowhere.
 */
export const neighbourOf = (
  index: number,
  key: string,
  { count, rtl }: Row,
): number | undefined => {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return (index + (rtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (rtl ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
};
