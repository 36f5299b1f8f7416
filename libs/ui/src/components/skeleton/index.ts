export { Skeleton, SkeletonGroup, skeletonShapes, skeletonSizes } from './skeleton.tsx';
export type * from './skeleton.tsx';
