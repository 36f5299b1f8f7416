export { ToastRegion, type ToastRegionProps } from './toast.tsx';
export { useToasts, type ToastEntry, type ToastMessage, type Toasts } from './use-toasts.ts';
export { toastTones, type ToastTone } from './variants.ts';
