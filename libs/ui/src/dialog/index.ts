export {
  Dialog,
  DialogHeaderButton,
  dialogSizes,
  type DialogHeaderButtonProps,
  type DialogProps,
  type DialogSize,
} from './dialog.tsx';
export { closesDialog, opensDialog } from './opens-dialog.ts';
export type { ModalState } from './use-modal.ts';
