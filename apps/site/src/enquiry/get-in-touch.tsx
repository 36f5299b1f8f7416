import { enquiries } from '@example/content/enquiries';
import { home } from '@example/content/home';
import { ContactList } from '@example/ui/contact-list';
import { EmailField } from '@example/ui/email-field';
import { Grid } from '@example/ui/grid';
import { Section } from '@example/ui/section';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { SiteForm } from '../forms/site-form.tsx';

const { id, heading, intro, phone, email, address, form } = home.getInTouch;

const { fields } = form;

const EnquiryForm = () => (
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

/** Get In Touch: phone, email, address and the enquiry form (spec §2, Home page). */
export const GetInTouch = () => (
  <Section id={id} heading={heading} lead={intro} data-interactive="">
    <Grid columns={2} gap="xxl">
      <ContactList
        contacts={[
          { kind: 'phone', label: phone.label, value: phone.link.label },
          { kind: 'email', label: email.label, value: email.link.label },
          { kind: 'address', label: address.label, value: address.lines },
        ]}
      />
      <EnquiryForm />
    </Grid>
  </Section>
);
