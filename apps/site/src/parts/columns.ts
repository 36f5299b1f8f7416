import type { GridColumns } from '@example/ui/grid';

/** Cards stand in threes where that leaves none alone, else in fours, else in pairs. */
export const columnsFor = (count: number): GridColumns => {
  if (count === 5) return 5;
  if (count % 3 === 0) return 3;
  return count > 3 ? 4 : 2;
};
