import { honeypot } from '@example/content/honeypot';
import { footer } from '@example/content/navigation';
import { subscriptions } from '@example/content/subscriptions';
import { HoneypotField } from '@example/ui/honeypot-field';
import { Link } from '@example/ui/link';
import { NewsletterBox } from '@example/ui/newsletter-box';
import { HONEYPOT_FIELD } from '../forms/fields.ts';
import { FormAlert } from '../form-components/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';

const { heading, text, label, button, consent, privacy } = footer.newsletter;

interface NewsletterFormProps {
  /** URL to post to without JavaScript. */
  readonly path: string;
}

/** Renders the newsletter form of the footer (spec §2, Footer). */
export const NewsletterForm = ({ path }: NewsletterFormProps) => {
  const { outcome, alertId, busy, values, generation, saidOf, formProps, hiddenField } =
    useForm('newsletter');
  return (
    <NewsletterBox
      {...formProps}
      action={`${path || '/'}#${alertId}`}
      id="newsletter"
      heading={heading}
      text={text}
      label={label}
      inputKey={generation}
      defaultValue={values['email']}
      {...saidOf('email')}
      submitText={button}
      busy={busy}
      busyLabel={subscriptions.sending}
      status={
        <FormAlert
          id={alertId}
          outcome={outcome}
          failures={subscriptions.failures}
          success={subscriptions.accepted}
        />
      }
      note={
        <>
          {consent} <Link href={privacy.href}>{privacy.label}</Link>
        </>
      }
    >
      <input {...hiddenField} />
      <HoneypotField name={HONEYPOT_FIELD} label={honeypot.label} />
    </NewsletterBox>
  );
};
