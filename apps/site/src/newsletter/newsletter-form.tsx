import { honeypot } from '@example/content/honeypot';
import { footer } from '@example/content/navigation';
import { subscriptions } from '@example/content/subscriptions';
import { Button } from '@example/ui/button';
import { HoneypotField } from '@example/ui/honeypot-field';
import { Heading } from '@example/ui/heading';
import { Link } from '@example/ui/link';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import { HONEYPOT_FIELD } from '../forms/fields.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';

const { heading, text, label, hint, button, consent, privacy } = footer.newsletter;

interface NewsletterFormProps {
  /** The page it stands on: without JavaScript it posts there. */
  readonly path: string;
}

/** The newsletter box of the footer (spec §2, Footer). */
export const NewsletterForm = ({ path }: NewsletterFormProps) => {
  const { outcome, alertId, busy, values, generation, errorOf, formProps, hiddenField } =
    useForm('newsletter');
  return (
    <form {...formProps} action={`${path || '/'}#${alertId}`} id="newsletter" aria-label={heading}>
      <input {...hiddenField} />
      <Stack gap="sm">
        <Heading level={2} size="md">
          {heading}
        </Heading>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        <FormAlert
          id={alertId}
          outcome={outcome}
          failures={subscriptions.failures}
          success={subscriptions.accepted}
        />
        <TextField
          key={generation}
          label={label}
          name="email"
          type="email"
          autoComplete="email"
          required
          hint={hint}
          defaultValue={values['email']}
          error={errorOf('email')}
        />
        <HoneypotField name={HONEYPOT_FIELD} label={honeypot.label} />
        <Text size="sm">
          {consent} <Link href={privacy.href}>{privacy.label}</Link>
        </Text>
        <Button type="submit" busy={busy} busyLabel={subscriptions.sending}>
          {button}
        </Button>
      </Stack>
    </form>
  );
};
