import { AlertDialog } from '@example/ui/alert-dialog';
import { Button } from '@example/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { forgetDrafts, hasDrafts } from '../drafts/use-draft.ts';
import { messages } from '../messages/shell.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useToast } from '../toasts/toasts.tsx';
import { goToSignIn } from '../session/sign-in-address.ts';
import * as styles from './shell.css.ts';

const texts = messages.discard;

/** Signs the member out. Asks before, where texts would be lost that were not sent. */
export const SignOutButton = () => {
  const { staff } = useClients();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const signOut = useMutation({
    mutationFn: async () => staff.signOut(),
    onSuccess: () => {
      forgetDrafts();
      goToSignIn();
    },
    onError: (error) =>
      toast({ tone: 'danger', text: `${messages.notSignedOut} ${failureText(error)}` }),
  });
  const begin = () => signOut.mutate();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={styles.signOut}
        busy={signOut.isPending}
        busyLabel={messages.signingOut}
        onClick={() => {
          if (hasDrafts()) setAsks(true);
          else begin();
        }}
      >
        {messages.signOut}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        heading={texts.heading}
        okText={texts.action}
        cancelText={texts.stay}
        onOk={begin}
      >
        {texts.text}
      </AlertDialog>
    </>
  );
};
