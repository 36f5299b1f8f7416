import { signIn } from '@example/content/sign-in';
import type { ComponentProps } from 'react';
import { SiteForm } from '../forms/site-form.tsx';

interface SignInFormProps extends Omit<ComponentProps<typeof SiteForm>, 'words'> {
  /** The form's name for assistive technology. */
  readonly name: string;
  readonly submit: string;
}

/** One of the login page's forms. */
export const SignInForm = ({ name, submit, ...props }: SignInFormProps) => {
  const { failures, sending } = signIn;
  return (
    <SiteForm {...props} words={{ form: { name, submit }, success: name, failures, sending }} />
  );
};
