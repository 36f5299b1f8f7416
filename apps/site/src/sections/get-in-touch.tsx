import { home } from '@example/content/home';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { Section } from '@example/ui/section';
import { EnquiryForm } from '../form-components/enquiry-form.tsx';

const { id, heading, intro, phone, email, address } = home.getInTouch;

/** Renders Get In Touch: phone, email, address and the enquiry form (spec §2, Home page). */
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
