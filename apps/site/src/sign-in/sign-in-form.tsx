import { signIn } from '@example/content/sign-in';
import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import type { ReactNode } from 'react';
import type { FormName } from '../forms/form-outcome.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';

interface SignInFormProps {
  readonly form: FormName;
  /** The form's name for assistive technology. */
  readonly name: string;
  /** Where it posts without JavaScript: this page, as it is shown. */
  readonly action: string;
  readonly submit: string;
  /** Below the button. */
  readonly links?: ReactNode;
  readonly children: (form: ReturnType<typeof useForm>) => ReactNode;
}

/** What the login page's forms have in common: how they were answered, the fields, the button. */
export const SignInForm = ({ form, name, action, submit, links, children }: SignInFormProps) => {
  const wiring = useForm(form);
  const { outcome, alertId, busy, generation, formProps, hiddenField } = wiring;
  return (
    <form {...formProps} action={`${action}#${alertId}`} aria-label={name} data-interactive="">
      <input {...hiddenField} />
      <Stack gap="lg">
        <FormAlert id={alertId} outcome={outcome} failures={signIn.failures} success={name} />
        <Stack key={generation} gap="lg">
          {children(wiring)}
        </Stack>
        <Button type="submit" size="lg" busy={busy} busyLabel={signIn.sending}>
          {submit}
        </Button>
        {links}
      </Stack>
    </form>
  );
};
