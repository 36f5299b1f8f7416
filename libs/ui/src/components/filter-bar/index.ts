export { FilterBar } from './filter-bar.tsx';
export type { FilterBarProps } from './filter-bar.tsx';
