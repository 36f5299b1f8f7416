import type { GridColumns } from '@example/ui/grid';

/** Cards stand in fours where that leaves no row open, in pairs where there are two, else in threes. */
export const columnsFor = (count: number): GridColumns => {
  if (count === 2) return 2;
  return count % 4 === 0 && count % 3 !== 0 ? 4 : 3;
};
