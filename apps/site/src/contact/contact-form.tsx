import { contact } from '@example/content/contact';
import type { Route } from '@example/content/routes';
import { Button } from '@example/ui/button';
import { EmailField } from '@example/ui/email-field';
import { Link } from '@example/ui/link';
import { PhoneField } from '@example/ui/phone-field';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { FormReport } from '../forms/form-report.tsx';
import { phoneLimits } from '../forms/phone.ts';
import { useForm } from '../forms/use-form.ts';

const { form, success, failures, sending } = contact;

interface ContactFormProps {
  /** The page it stands on: without JavaScript it posts there. The page's `forms` hold `contactForms`. */
  readonly action?: Route;
}

/** The contact form (spec §2, Contact page; its fields in the order of §3). */
export const ContactForm = ({ action = '/contact-us' }: ContactFormProps) => {
  const { outcome, alertId, busy, generation, fieldProps, formProps, hiddenField } =
    useForm('contact');
  return (
    <form
      {...formProps}
      action={`${action}#${alertId}`}
      id="contact"
      aria-label={form.name}
      data-interactive=""
    >
      <input {...hiddenField} />
      <Stack gap="lg">
        <FormReport
          id={alertId}
          outcome={outcome}
          failures={failures}
          success={success}
          problems={form.problems}
        >
          {outcome?.status === 'sent' && outcome.reference && contact.reference(outcome.reference)}
        </FormReport>
        <Text size="sm" tone="muted">
          {form.allRequired}
        </Text>
        <Stack key={generation} gap="lg">
          <TextField
            {...fieldProps('name')}
            label={form.fields.name}
            autoComplete="name"
            required
          />
          <EmailField {...fieldProps('email')} label={form.fields.email} required />
          <PhoneField
            {...fieldProps('phone_number')}
            {...phoneLimits}
            label={form.fields.phone_number}
            hint={form.phoneHint}
            required
          />
          <TextField {...fieldProps('subject')} label={form.fields.subject} required />
          <TextArea {...fieldProps('message')} label={form.fields.message} rows={5} required />
        </Stack>
        <Button type="submit" size="lg" busy={busy} busyLabel={sending}>
          {form.submit}
        </Button>
        <Text size="sm">
          <Link href={form.privacy.href}>{form.privacy.label}</Link>
        </Text>
      </Stack>
    </form>
  );
};
