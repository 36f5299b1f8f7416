import { demos } from '@example/content/demos';
import type { Route } from '@example/content/routes';
import { Button } from '@example/ui/button';
import { EmailField } from '@example/ui/email-field';
import { Link } from '@example/ui/link';
import { PhoneField } from '@example/ui/phone-field';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { FormReport } from '../forms/form-report.tsx';
import { phoneLimits } from '../forms/phone.ts';
import { useForm } from '../forms/use-form.ts';

const { form, success, failures, sending } = demos;

interface DemoFormProps {
  /** The product to be shown, as the office is told of it. */
  readonly product: string;
  /** The page it stands on: without JavaScript it posts there. The page's `forms` hold `demoForms`. */
  readonly action: Route;
}

/** The form that asks for a demo of a product (spec §2, ForEx). */
export const DemoForm = ({ product, action }: DemoFormProps) => {
  const { outcome, alertId, busy, generation, fieldProps, formProps, hiddenField } =
    useForm('demo');
  return (
    <form
      {...formProps}
      action={`${action}#${alertId}`}
      id="demo"
      aria-label={form.name}
      data-interactive=""
    >
      <input {...hiddenField} />
      <input type="hidden" name="product" value={product} />
      <Stack gap="lg">
        <FormReport
          id={alertId}
          outcome={outcome}
          failures={failures}
          success={success}
          problems={form.problems}
        >
          {outcome?.status === 'sent' && outcome.reference && demos.reference(outcome.reference)}
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
            {...fieldProps('phone')}
            {...phoneLimits}
            label={form.fields.phone}
            hint={form.phoneHint}
            required
          />
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
