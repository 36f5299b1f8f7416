import { honeypot } from '@example/content/honeypot';
import type { Failures, Link as LinkTo } from '@example/content/types';
import { Button } from '@example/ui/button';
import { HoneypotField } from '@example/ui/honeypot-field';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import { CrashBoundary } from '../crash/crash-boundary.tsx';
import { HONEYPOT_FIELD } from '../forms/fields.ts';
import type { FormName } from '../forms/form-result.ts';
import { FormReport } from './form-report.tsx';
import { ReferenceText } from './reference-text.tsx';
import { useForm } from '../forms/use-form.ts';

/** Texts of a form besides its fields. */
interface FormWords {
  readonly form: {
    /** Accessible name. */
    readonly name: string;
    /** Heading of the list of errors, for a form that names every refused field. */
    readonly problems?: string;
    readonly submit: string;
    /** Consent text in a sentence; `privacy` links to the details. */
    readonly consent?: string;
    /** Link for the privacy text, on forms that store typed values. */
    readonly privacy?: LinkTo;
  };
  readonly success: string;
  readonly failures: Failures;
  readonly sending: string;
  /** Returns the sentence with the submission's reference. */
  readonly reference?: (reference: string) => string;
}

interface SiteFormProps {
  /** Its name among the page's `forms`, and its id. */
  readonly form: FormName;
  readonly words: FormWords;
  /** URL of the current page, for a submission without JavaScript. */
  readonly action: string;
  /** Hidden fields by name. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Below the button. */
  readonly links?: ReactNode;
  /** Hook that sends the form. */
  readonly useWiring?: typeof useForm;
  /** Renders the fields, which are emptied after each success. */
  readonly children: (form: ReturnType<typeof useForm>) => ReactNode;
}

const WiredForm = ({
  form,
  words,
  action,
  hidden = {},
  links,
  useWiring = useForm,
  children,
}: SiteFormProps) => {
  const wiring = useWiring(form);
  const { outcome, alertId, busy, generation, formProps, hiddenField } = wiring;
  const { name, problems, submit, consent, privacy } = words.form;
  const answer = {
    id: alertId,
    outcome,
    failures: words.failures,
    success: words.success,
    children: outcome?.status === 'success' && outcome.reference && words.reference && (
      <ReferenceText text={words.reference(outcome.reference)} reference={outcome.reference} />
    ),
  };
  return (
    <form
      {...formProps}
      action={`${action}#${alertId}`}
      id={form}
      aria-label={name}
      data-interactive=""
    >
      <input {...hiddenField} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Stack gap="lg">
        <FormReport {...answer} problems={problems} />
        <Stack key={generation} gap="lg">
          {children(wiring)}
        </Stack>
        {privacy && (
          <>
            <HoneypotField name={HONEYPOT_FIELD} label={honeypot.label} />
            <Text size="sm">
              {consent} <Link href={privacy.href}>{privacy.label}</Link>
            </Text>
          </>
        )}
        <Button type="submit" size="lg" busy={busy} busyLabel={words.sending}>
          {submit}
        </Button>
        {links}
      </Stack>
    </form>
  );
};

/** Renders a form of the site: result, fields and button. */
export const SiteForm = (props: SiteFormProps) => (
  <CrashBoundary>
    <WiredForm {...props} />
  </CrashBoundary>
);
