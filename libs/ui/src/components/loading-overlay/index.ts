export { LoadingOverlay, overlayCovers } from './loading-overlay.tsx';
export type * from './loading-overlay.tsx';
