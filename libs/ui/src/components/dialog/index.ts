export { Dialog, DialogHeaderButton } from './dialog.tsx';
export type * from './dialog.tsx';
export { dialogSizes, type DialogSize } from './variants.ts';
export { closesDialog, opensDialog } from './opens-dialog.ts';
export type { ModalState } from './use-modal.ts';
