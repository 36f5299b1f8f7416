import { contact } from '@example/content/contact';
import { ABOUT_PARAM, subjectAbout } from '@example/content/navigation';
import type { Route } from '@example/content/routes';
import { EmailField } from '@example/ui/email-field';
import { PhoneField } from '@example/ui/phone-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { phoneLimits } from './phone.ts';
import { SiteForm } from './site-form.tsx';

const { fields, phoneHint } = contact.form;

interface ContactFormProps {
  /** URL to post to without JavaScript. The page's `forms` handle `contact`. */
  readonly action?: Route;
}

/**
 * Renders the contact form (spec §2, Contact page; its fields in the order of §3). If the URL names a page, an empty
 * subject begins with its name.
 */
export const ContactForm = ({ action = '/contact-us' }: ContactFormProps) => {
  const [search] = useSearchParams();
  const suggested = subjectAbout(search.get(ABOUT_PARAM));
  return (
    <SiteForm form="contact" words={contact} action={action}>
      {({ fieldProps, values, generation }) => (
        <>
          <TextField {...fieldProps('name')} label={fields.name} autoComplete="name" required />
          <EmailField {...fieldProps('email')} label={fields.email} required />
          <PhoneField
            {...fieldProps('phone_number')}
            {...phoneLimits}
            label={fields.phone_number}
            hint={phoneHint}
            required
          />
          <TextField
            {...fieldProps('subject')}
            defaultValue={values['subject'] ?? (generation === 0 ? suggested : undefined)}
            label={fields.subject}
            required
          />
          <TextArea {...fieldProps('message')} label={fields.message} rows={5} required />
        </>
      )}
    </SiteForm>
  );
};
