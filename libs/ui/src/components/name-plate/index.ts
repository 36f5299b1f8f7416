export {
  NamePlate,
  namePlateMarks,
  type NamePlateMark,
  type NamePlateMarkSource,
  type NamePlateProps,
} from './name-plate.tsx';
