import { ApiError } from '@example/api/problem';
import { ToastRegion, useToasts, type ToastMessage } from '@example/ui/toast';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { provided } from '../context/provided.ts';
import { NOTICE, readDraft, writeDraft } from '../drafts/use-draft.ts';
import { messages as details } from '../messages/details.ts';
import { messages } from '../messages/shell.ts';
import { failureText, notSavedText } from './failure-text.ts';
import * as styles from './toasts.css.ts';

const [ToastContext, useToast] = provided<(message: ToastMessage) => void>('ToastProvider');

export { useToast };

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

/** Tells what the end of the session before has left untold. */
export const useKeptNotice = (): void => {
  const toast = useToast();
  useEffect(() => {
    const text = readDraft(NOTICE);
    if (text === '') return;
    writeDraft(NOTICE, '');
    toast({ tone: 'danger', text });
  }, [toast]);
};

/** Returns a function that tells how many of several things were saved, and why the others were not. */
export const useSavedInPart = (): ((done: number, all: number, why: Error) => void) => {
  const toast = useToast();
  return useCallback(
    (done, all, why) => {
      const text = details.savedInPart(done, all);
      // The sign-in takes the page with it, before this is read.
      if (why instanceof ApiError && why.kind === 'sign-in-required') writeDraft(NOTICE, text);
      toast({ tone: 'danger', text: `${text} ${failureText(why)}` });
    },
    [toast],
  );
};

/**
 * Returns a function that tells that something was not saved, or may not have been, and why. Where the member is
 * elsewhere by then, it offers the way back.
 */
export const useNotSaved = (): ((why: string | Error) => void) => {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useHref(pathname);
  return useCallback(
    (why) =>
      toast({
        tone: 'danger',
        text: typeof why === 'string' ? `${details.notSaved} ${why}` : notSavedText(why),
        ...(location.pathname !== path && {
          action: {
            label: details.showWhere,
            onAction: () => void navigate({ pathname, search }),
          },
        }),
      }),
    [toast, navigate, pathname, search, path],
  );
};
