import { signIn } from '@example/content/sign-in';
import { EmailField } from '@example/ui/email-field';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useLoaderData } from 'react-router-dom';
import { useSentBefore } from '../../forms/use-form.ts';
import { FORGOT_HREF, VIEW_ID } from '../shared/paths.ts';
import { SentNotice } from '../shared/sent-notice.tsx';
import { SignInForm } from '../shared/sign-in-form.tsx';
import type { AccountData } from '../signed-in.ts';

const { forgot } = signIn;

/** Renders the form that requests a password link, then the notice that the link was mailed. */
export const ForgotForm = () => {
  const data = useLoaderData<AccountData>();
  const known = 'account' in data ? data.account.email : undefined;
  const back = <Link href={forgot.back.href}>{forgot.back.label}</Link>;
  if (useSentBefore('login-forgot')) {
    return (
      <Stack gap="lg">
        <SentNotice form="login-forgot" {...forgot.sent} />
        {back}
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={2} size="xl" id={VIEW_ID} tabIndex={-1}>
          {forgot.heading}
        </Heading>
        <Text tone="muted">{forgot.text}</Text>
      </Stack>
      <SignInForm
        form="login-forgot"
        name={forgot.heading}
        messages={forgot}
        action={FORGOT_HREF}
        links={back}
      >
        {({ fieldProps, values }) => (
          <EmailField
            {...fieldProps('email')}
            label={forgot.fields.email}
            defaultValue={values['email'] ?? known}
            autoComplete="username"
            required
          />
        )}
      </SignInForm>
    </Stack>
  );
};
