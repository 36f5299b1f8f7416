export { useMergedRef, type MergedRef } from './use-merged-ref.ts';
