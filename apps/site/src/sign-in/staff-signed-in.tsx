import type { StaffSession } from '@example/api/staff';
import { officialSignIn } from '@example/content/official-sign-in';
import { Button } from '@example/ui/button';
import { DescriptionList } from '@example/ui/description-list';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { useSearchParams } from 'react-router-dom';
import { FormAlert } from '../forms/form-alert.tsx';
import { deskAddress } from './next.ts';
import { DESK_PATH, NEXT_PARAM, STAFF_ID } from './paths.ts';
import { officialHref } from './staff-paths.ts';
import { useDocumentForm } from './use-document-form.ts';

const { signedIn: words } = officialSignIn;

/** What a member of the staff who is signed in finds: who they are here, the way to the desk, and out. */
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
        {words.heading}
      </Heading>
      <DescriptionList
        layout="columns"
        items={[
          { term: words.facts.name, description: name },
          { term: words.facts.employee_code, description: employee_code },
          { term: words.facts.role, description: words.roles[role] },
        ]}
      />
      <form
        {...formProps}
        action={`${officialHref('picture', next)}#${alertId}`}
        aria-label={words.signOut.name}
        data-interactive=""
      >
        <input {...hiddenField} />
        <Stack>
          <FormAlert
            id={alertId}
            outcome={outcome}
            failures={words.signOut.failures}
            success={words.signOut.done.heading}
          />
          <Inline>
            <Button href={next ?? DESK_PATH}>{words.desk}</Button>
            <Button type="submit" variant="secondary" busy={busy} busyLabel={words.signOut.sending}>
              {words.signOut.submit}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Stack>
  );
};
