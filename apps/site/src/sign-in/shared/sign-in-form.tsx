import { signIn } from '@example/content/sign-in';
import type { Failures } from '@example/content/types';
import type { ComponentProps } from 'react';
import { SiteForm } from '../../form-components/site-form.tsx';

interface SignInFormProps extends Omit<ComponentProps<typeof SiteForm>, 'words'> {
  /** The form's name for assistive technology. */
  readonly name: string;
  readonly messages: {
    readonly submit: string;
    readonly sending: string;
    readonly failures: Failures;
  };
}

/** Renders a form of the login's pages, which another view replaces after success. */
export const SignInForm = ({ name, messages, ...props }: SignInFormProps) => {
  const { submit, sending, failures } = messages;
  const { problems } = signIn;
  return (
    <SiteForm
      {...props}
      words={{ form: { name, problems, submit }, success: name, failures, sending }}
    />
  );
};
