export const alertDialogTones = ['danger', 'info', 'success'] as const;
export type AlertDialogTone = (typeof alertDialogTones)[number];
