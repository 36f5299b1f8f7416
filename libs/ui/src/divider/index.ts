export {
  Divider,
  dividerOrientations,
  type DividerOrientation,
  type DividerProps,
} from './divider.tsx';
