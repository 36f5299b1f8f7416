import { staffSignIn } from '@example/content/staff-sign-in';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { CodeField } from '../shared/code-field.tsx';
import { StaffForm } from './staff-form.tsx';
import { staffLoginHref, staffHref } from './paths.ts';

const { code } = staffSignIn;

interface StaffCodeFormProps {
  /** Path at the desk to go on to. */
  readonly next: string | undefined;
}

/** Renders the form for the code. It does not say whether it expects the authenticator's code or the mailed one. */
export const StaffCodeForm = ({ next }: StaffCodeFormProps) => (
  <StaffForm
    form="staff-code"
    name={code.name}
    messages={code}
    action={staffHref('code', next)}
    links={
      <Inline gap="lg">
        <Link href={staffHref('recovery', next)}>{code.other}</Link>
        <Link href={staffLoginHref('picture', next)}>{code.back}</Link>
      </Inline>
    }
  >
    {({ fieldProps }) => <CodeField {...fieldProps('code')} label={code.label} hint={code.hint} />}
  </StaffForm>
);
