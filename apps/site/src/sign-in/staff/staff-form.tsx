import { signIn } from '@example/content/sign-in';
import type { Failures } from '@example/content/types';
import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormName } from '../../forms/form-result.ts';
import { FormReport } from '../../forms/form-report.tsx';
import { deskAddress } from './desk-address.ts';
import { NEXT_PARAM } from '../shared/paths.ts';
import { useDocumentForm } from './use-document-form.ts';

interface StaffFormProps {
  readonly form: FormName;
  /** The form's name for assistive technology. */
  readonly name: string;
  readonly messages: {
    readonly submit: string;
    readonly sending: string;
    readonly failures: Failures;
  };
  /** URL of the view with the form. */
  readonly action: string;
  readonly links?: ReactNode;
  readonly children: (form: ReturnType<typeof useDocumentForm>) => ReactNode;
}

/** Form of the staff's sign-in, which is posted as a document. */
export const StaffForm = ({ form, name, messages, action, links, children }: StaffFormProps) => {
  const [search] = useSearchParams();
  const next = deskAddress(search.get(NEXT_PARAM));
  const wiring = useDocumentForm(form);
  const { outcome, alertId, busy, formProps, hiddenField } = wiring;
  return (
    <form
      {...formProps}
      action={`${action}#${alertId}`}
      id={form}
      aria-label={name}
      data-interactive=""
    >
      <input {...hiddenField} />
      {next !== undefined && <input type="hidden" name={NEXT_PARAM} value={next} />}
      <Stack gap="lg">
        <FormReport
          id={alertId}
          outcome={outcome}
          failures={messages.failures}
          success={name}
          problems={signIn.problems}
        />
        {children(wiring)}
        <Button type="submit" size="lg" busy={busy} busyLabel={messages.sending}>
          {messages.submit}
        </Button>
        {links}
      </Stack>
    </form>
  );
};
