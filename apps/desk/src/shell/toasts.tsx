import { ToastRegion, useToasts, type ToastMessage } from '@example/ui/toast';
import { createContext, use, type ReactNode } from 'react';
import { messages } from '../messages/shell.ts';
import * as styles from './toasts.css.ts';

const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const { toasts, show, dismiss } = useToasts();
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion
        className={styles.region}
        toasts={toasts}
        onDismiss={dismiss}
        label={messages.notifications}
        dismissLabel={messages.dismiss}
      />
    </ToastContext>
  );
};

export const useToast = (): ((message: ToastMessage) => void) => {
  const show = use(ToastContext);
  if (show === undefined) throw new Error('there is no ToastProvider');
  return show;
};
