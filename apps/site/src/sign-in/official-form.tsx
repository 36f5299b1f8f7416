import { signIn } from '@example/content/sign-in';
import { Alert } from '@example/ui/alert';
import { CaptchaField } from '@example/ui/captcha-field';
import { Checkbox } from '@example/ui/checkbox';
import { PhoneField } from '@example/ui/phone-field';
import { Stack } from '@example/ui/stack';
import { TextField } from '@example/ui/text-field';
import { phoneLimits } from '../forms/phone.ts';
import { LOGIN_PATH } from './paths.ts';
import { SignInForm } from './sign-in-form.tsx';

const { official, rememberMe } = signIn;

/** The staff's way to sign in (spec §2), as long as it is not open. */
export const OfficialForm = () => (
  <Stack gap="lg">
    <Alert heading={official.notice.heading}>{official.notice.text}</Alert>
    <SignInForm form="login-official" name={official.name} words={official} action={LOGIN_PATH}>
      {({ fieldProps }) => (
        <>
          <TextField
            {...fieldProps('employee_code')}
            label={official.fields.employee_code}
            autoComplete="username"
            required
          />
          <PhoneField
            {...fieldProps('mobile_number')}
            {...phoneLimits}
            label={official.fields.mobile_number}
            required
          />
          <CaptchaField
            {...fieldProps('captcha')}
            label={official.fields.captcha}
            hint={official.captcha.hint}
            required
          >
            {official.captcha.text}
          </CaptchaField>
          <Checkbox name="remember" value="yes" label={rememberMe} />
        </>
      )}
    </SignInForm>
  </Stack>
);
