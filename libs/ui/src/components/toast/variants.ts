export const toastTones = ['info', 'success', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];
