import type { StaffSession } from '@example/api/staff';
import { staffLogin } from '@example/content/staff-login';
import { Button } from '@example/ui/button';
import { DescriptionList } from '@example/ui/description-list';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { useSearchParams } from 'react-router-dom';
import { FormAlert } from '../../form-components/form-alert.tsx';
import { deskAddress } from './desk-address.ts';
import { DESK_PATH, NEXT_PARAM, STAFF_ID } from '../shared/paths.ts';
import { staffLoginHref } from './paths.ts';
import { useDocumentForm } from './use-document-form.ts';

const { signedIn: messages } = staffLogin;

/** Renders the signed-in member of the staff, with the link to the desk and the sign-out button. */
export const StaffSignedIn = ({
  session: { name, employee_code, role },
}: {
  readonly session: StaffSession;
}) => {
  const [search] = useSearchParams();
  const next = deskAddress(search.get(NEXT_PARAM));
  const { outcome, alertId, busy, formProps, hiddenField } = useDocumentForm('staff-sign-out');
  return (
    <Stack gap="lg">
      <Heading level={2} size="xl" id={STAFF_ID} tabIndex={-1}>
        {messages.heading}
      </Heading>
      <DescriptionList
        layout="columns"
        items={[
          { term: messages.facts.name, description: name },
          { term: messages.facts.employee_code, description: employee_code },
          { term: messages.facts.role, description: messages.roles[role] },
        ]}
      />
      <form
        {...formProps}
        action={`${staffLoginHref('picture', next)}#${alertId}`}
        aria-label={messages.signOut.name}
        data-interactive=""
      >
        <input {...hiddenField} />
        <Stack>
          <FormAlert
            id={alertId}
            outcome={outcome}
            failures={messages.signOut.failures}
            success={messages.signOut.done.heading}
          />
          <Inline>
            <Button href={next ?? DESK_PATH}>{messages.desk}</Button>
            <Button
              type="submit"
              variant="secondary"
              busy={busy}
              busyLabel={messages.signOut.sending}
            >
              {messages.signOut.submit}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
};
