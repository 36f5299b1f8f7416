import { signIn } from '@example/content/sign-in';
import { Link } from '@example/ui/link';
import { Text } from '@example/ui/text';
import { CodeField } from '../shared/code-field.tsx';
import { CODE_HREF } from '../shared/paths.ts';
import { SignInForm } from '../shared/sign-in-form.tsx';

const { code } = signIn;

/** Renders the form for the mailed code (spec §2). */
export const CodeForm = () => (
  <SignInForm
    form="login-code"
    name={code.name}
    messages={code}
    action={CODE_HREF}
    links={
      <>
        <Text size="sm" tone="muted">
          {code.help}
        </Text>
        <Link href={code.back.href}>{code.back.label}</Link>
      </>
    }
  >
    {({ fieldProps }) => <CodeField {...fieldProps('code')} label={code.text} hint={code.hint} />}
  </SignInForm>
);
