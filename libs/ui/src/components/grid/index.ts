export { Grid, gridColumns, type GridColumns, type GridProps } from './grid.tsx';
