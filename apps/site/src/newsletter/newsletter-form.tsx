import { honeypot } from '@example/content/honeypot';
import { footer } from '@example/content/navigation';
import { subscriptions } from '@example/content/subscriptions';
import { HoneypotField } from '@example/ui/honeypot-field';
import { Link } from '@example/ui/link';
import { NewsletterBox } from '@example/ui/newsletter-box';
import { useSearchParams } from 'react-router-dom';
import { HONEYPOT_FIELD, REFERENCE_PARAM, SENT_PARAM } from '../forms/fields.ts';
import { FormAlert } from '../form-components/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';

const { heading, text, label, button, consent, privacy } = footer.newsletter;

interface NewsletterFormProps {
  /** Path to post to without JavaScript; empty for a page without a route. */
  readonly path: string;
}

/** Renders the newsletter form of the footer (spec §2, Footer). */
export const NewsletterForm = ({ path }: NewsletterFormProps) => {
  const { outcome, alertId, busy, values, generation, saidOf, formProps, hiddenField } =
    useForm('newsletter');
  const [search] = useSearchParams();
  // The query says what the rest of the page shows, such as a search.
  const kept = new URLSearchParams(search);
  kept.delete(SENT_PARAM);
  kept.delete(REFERENCE_PARAM);
  const query = kept.toString();
  return (
    <NewsletterBox
      {...formProps}
      action={`${path || '/'}${path && query && `?${query}`}#${alertId}`}
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
