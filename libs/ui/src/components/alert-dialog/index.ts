export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';
export { alertDialogTones, type AlertDialogTone } from './variants.ts';
