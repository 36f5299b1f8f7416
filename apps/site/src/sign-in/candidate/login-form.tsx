import { signIn } from '@example/content/sign-in';
import { Checkbox } from '@example/ui/checkbox';
import { EmailField } from '@example/ui/email-field';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { CANDIDATE_HREF } from '../shared/paths.ts';
import { SignInForm } from '../shared/sign-in-form.tsx';

const { candidate, rememberMe } = signIn;

/** Renders the candidates' sign-in form (spec §2). The first sign-in creates the account. */
export const CandidateLoginForm = () => (
  <Stack gap="lg">
    <Stack gap="xs">
      <Text>{candidate.text}</Text>
      <Text tone="muted">
        {candidate.first} <Link href={candidate.privacy.href}>{candidate.privacy.label}</Link>
      </Text>
    </Stack>
    <SignInForm
      form="login-guest"
      name={candidate.name}
      messages={candidate}
      action={CANDIDATE_HREF}
      links={<Link href={candidate.forgotPassword.href}>{candidate.forgotPassword.label}</Link>}
    >
      {({ fieldProps, values }) => (
        <>
          <EmailField
            {...fieldProps('email')}
            label={candidate.fields.email}
            autoComplete="username"
            required
          />
          <TextField
            {...fieldProps('password')}
            type="password"
            label={candidate.fields.password}
            hint={candidate.passwordHint}
            autoComplete="current-password"
            required
          />
          <Checkbox
            name="remember_me"
            value="yes"
            label={rememberMe}
            hint={candidate.rememberHint}
            defaultChecked={values['remember_me'] !== undefined}
          />
        </>
      )}
    </SignInForm>
  </Stack>
);
