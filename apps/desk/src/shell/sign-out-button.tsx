import { AlertDialog } from '@example/ui/alert-dialog';
import { Button } from '@example/ui/button';
import { useState } from 'react';
import { hasDrafts } from '../drafts/use-draft.ts';
import { messages } from '../messages/shell.ts';
import { failureText } from '../parts/failure-text.ts';
import { useToast } from '../parts/toasts.tsx';
import { useSignOut } from '../session/session.ts';
import * as styles from './shell.css.ts';

const texts = messages.discard;

/** Signs the member out. Asks before, where texts would be lost that were not sent. */
export const SignOutButton = () => {
  const signOut = useSignOut();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const begin = () =>
    signOut.mutate(undefined, {
      onError: (error) =>
        toast({ tone: 'danger', text: `${messages.notSignedOut} ${failureText(error)}` }),
    });
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
