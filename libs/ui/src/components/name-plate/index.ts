export { NamePlate, namePlateMarks } from './name-plate.tsx';
export type * from './name-plate.tsx';
