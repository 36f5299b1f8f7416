import { signIn } from '@example/content/sign-in';
import { Checkbox } from '@example/ui/checkbox';
import { EmailField } from '@example/ui/email-field';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { GUEST_HREF } from './paths.ts';
import { SignInForm } from './sign-in-form.tsx';

const { guest, rememberMe } = signIn;

/** The guests' way to sign in (spec §2): the first time, it makes an account. */
export const GuestForm = () => (
  <Stack gap="lg">
    <Stack gap="xs">
      <Text>{guest.text}</Text>
      <Text tone="muted">{guest.first}</Text>
    </Stack>
    <SignInForm
      form="login-guest"
      name={guest.name}
      words={guest}
      action={GUEST_HREF}
      links={<Link href={guest.forgotPassword.href}>{guest.forgotPassword.label}</Link>}
    >
      {({ fieldProps, values }) => (
        <>
          <EmailField
            {...fieldProps('email')}
            label={guest.fields.email}
            autoComplete="username"
            required
          />
          <TextField
            {...fieldProps('password')}
            type="password"
            label={guest.fields.password}
            hint={guest.passwordHint}
            autoComplete="current-password"
            required
          />
          <Checkbox
            name="remember_me"
            value="yes"
            label={rememberMe}
            hint={guest.rememberHint}
            defaultChecked={values['remember_me'] !== undefined}
          />
        </>
      )}
    </SignInForm>
  </Stack>
);
