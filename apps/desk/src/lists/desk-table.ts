import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

/** Features of the desk's tables. Sorting is left to the service. */
export const deskTable = tableFeatures({ rowSelectionFeature, rowSortingFeature });
export type DeskTable = typeof deskTable;
export type DeskColumn<Data extends object> = ColumnDef<DeskTable, Data>;
