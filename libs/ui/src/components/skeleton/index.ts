export {
  Skeleton,
  SkeletonGroup,
  skeletonShapes,
  skeletonSizes,
  type SkeletonGroupProps,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonSize,
} from './skeleton.tsx';
