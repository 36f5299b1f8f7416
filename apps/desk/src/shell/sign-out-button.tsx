import { AlertDialog } from '@example/ui/alert-dialog';
import { Button } from '@example/ui/button';
import { useState } from 'react';
import { hasDrafts } from '../drafts/use-draft.ts';
import { messages } from '../messages/shell.ts';
import { useSignOut } from '../session/session.ts';
import * as styles from './shell.css.ts';

const texts = messages.discard;

/** Signs the member out. Asks before, where texts would be lost that were not sent. */
export const SignOutButton = () => {
  const signOut = useSignOut();
  const [asks, setAsks] = useState(false);
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
          else signOut.mutate();
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
        onOk={() => signOut.mutate()}
      >
        {texts.text}
      </AlertDialog>
    </>
  );
};
