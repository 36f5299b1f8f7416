import { enquiries } from '@example/content/enquiries';
import { home } from '@example/content/home';
import { EmailField } from '@example/ui/email-field';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { SiteForm } from './site-form.tsx';

const { form } = home.getInTouch;
const { fields } = form;

/** Renders the enquiry form of the home page (spec §2, Get In Touch). */
export const EnquiryForm = () => (
  <SiteForm form="enquiry" words={{ ...enquiries, form }} action="/">
    {({ fieldProps }) => (
      <>
        <TextField
          {...fieldProps('user_name')}
          label={fields.user_name}
          autoComplete="name"
          required
        />
        <EmailField {...fieldProps('email')} label={fields.email} required />
        <TextArea {...fieldProps('msg')} label={fields.msg} rows={5} required />
      </>
    )}
  </SiteForm>
);
