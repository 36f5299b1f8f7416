import { staffSignIn } from '@example/content/staff-sign-in';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { StaffForm } from './staff-form.tsx';
import { staffLoginHref, staffHref } from './paths.ts';

const { recovery } = staffSignIn;

interface StaffRecoveryFormProps {
  /** Path at the desk to go on to. */
  readonly next: string | undefined;
}

/** Renders the sign-in with a recovery code instead of the authenticator. */
export const StaffRecoveryForm = ({ next }: StaffRecoveryFormProps) => (
  <StaffForm
    form="staff-recovery"
    name={recovery.name}
    messages={recovery}
    action={staffHref('recovery', next)}
    links={
      <>
        <Text size="sm" tone="muted">
          {recovery.help}
        </Text>
        <Inline gap="lg">
          <Link href={staffHref('code', next)}>{recovery.other}</Link>
          <Link href={staffLoginHref('picture', next)}>{recovery.back}</Link>
        </Inline>
      </>
    }
  >
    {({ fieldProps }) => (
      <TextField
        {...fieldProps('code')}
        label={recovery.label}
        hint={recovery.hint}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
    )}
  </StaffForm>
);
