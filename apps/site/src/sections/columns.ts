import type { GridColumns } from '@example/ui/grid';

/** Returns 2 columns for two cards, 4 if only four columns leave no gap, else 3. */
export const columnsFor = (count: number): GridColumns => {
  if (count === 2) return 2;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
};
