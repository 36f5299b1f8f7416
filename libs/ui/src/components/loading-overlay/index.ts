export {
  LoadingOverlay,
  overlayCovers,
  type LoadingOverlayProps,
  type OverlayCover,
} from './loading-overlay.tsx';
