import { ENROLMENT_QR_HREF, type StaffEnrolment } from '@example/api/staff';
import { staffSignIn } from '@example/content/staff-sign-in';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { CodeField } from '../shared/code-field.tsx';
import { StaffForm } from './staff-form.tsx';
import { staffLoginHref, staffHref } from './paths.ts';

const { enrol } = staffSignIn;
const { app, scan, confirm } = enrol.steps;

/** Size of the QR code in pixels, large enough for a phone's camera at arm's length. */
const PICTURE_SIZE = 232;

const GROUPS = /.{1,4}/g;

interface StaffEnrolFormProps {
  readonly enrolment: StaffEnrolment;
  /** Path at the desk to go on to. */
  readonly next: string | undefined;
}

/** Renders the set-up of an authenticator: its key as QR code and text, and the form for the first code. */
export const StaffEnrolForm = ({ enrolment: { secret, uri }, next }: StaffEnrolFormProps) => (
  <Stack gap="xl">
    <Stack gap="xs">
      <Heading level={2} size="lg">
        {app.heading}
      </Heading>
      <Text>{app.text}</Text>
    </Stack>
    <Stack gap="md">
      <Heading level={2} size="lg">
        {scan.heading}
      </Heading>
      <img src={ENROLMENT_QR_HREF} alt={scan.picture} width={PICTURE_SIZE} height={PICTURE_SIZE} />
      <Stack gap="xxs">
        <Text>{scan.key}</Text>
        {/* Grouped for reading. Authenticators ignore the spaces of a pasted key. */}
        <code translate="no">{(secret.match(GROUPS) ?? []).join(' ')}</code>
      </Stack>
      <Link href={uri}>{scan.here}</Link>
    </Stack>
    <Stack gap="md">
      <Heading level={2} size="lg">
        {confirm.heading}
      </Heading>
      <StaffForm
        form="staff-enrol"
        name={enrol.name}
        messages={enrol}
        action={staffHref('enrol', next)}
        links={<Link href={staffLoginHref('picture', next)}>{enrol.back}</Link>}
      >
        {({ fieldProps }) => (
          <CodeField {...fieldProps('code')} label={enrol.label} hint={enrol.hint} />
        )}
      </StaffForm>
    </Stack>
  </Stack>
);
