export { ToastRegion, type ToastRegionProps } from './toast.tsx';
export {
  toastTones,
  useToasts,
  type ToastEntry,
  type ToastMessage,
  type Toasts,
  type ToastTone,
} from './use-toasts.ts';
