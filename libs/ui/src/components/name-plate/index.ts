export {
  NamePlate,
  namePlateMarks,
  type NamePlateMark,
  type NamePlateProps,
} from './name-plate.tsx';
