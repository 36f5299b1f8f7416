import { account } from '@example/content/account';
import { accountPage } from '@example/content/account-page';
import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import { FormAlert } from '../form-components/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';
import { LOGIN_PATH } from '../sign-in/shared/paths.ts';

const { name, submit, sending, failures } = account.signOut;

/** The button that ends the session. */
export const SignOut = () => {
  const { outcome, alertId, busy, formProps, hiddenField } = useForm('account-sign-out');
  return (
    <form {...formProps} action={`${LOGIN_PATH}#${alertId}`} aria-label={name} data-interactive="">
      <input {...hiddenField} />
      <Stack align="start">
        <FormAlert
          id={alertId}
          outcome={outcome}
          failures={failures}
          success={accountPage.signedOut.heading}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel={sending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
};
