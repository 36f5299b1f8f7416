import { enquiries } from '@example/content/enquiries';
import { home } from '@example/content/home';
import { Button } from '@example/ui/button';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { Link } from '@example/ui/link';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import { FormAlert } from '../forms/form-alert.tsx';
import { useForm } from '../forms/use-form.ts';

const { id, heading, intro, phone, email, address, form } = home.getInTouch;

const EnquiryForm = () => {
  const { outcome, alertId, busy, values, generation, errorOf, formProps, hiddenField } =
    useForm('enquiry');
  return (
    <form {...formProps} action={`/#${alertId}`} id="enquiry" aria-label={form.name}>
      <input {...hiddenField} />
      <Stack gap="lg">
        <FormAlert
          id={alertId}
          outcome={outcome}
          failures={enquiries.failures}
          success={enquiries.success}
        >
          {outcome?.status === 'sent' &&
            outcome.reference &&
            enquiries.reference(outcome.reference)}
        </FormAlert>
        <Text size="sm" tone="muted">
          {form.allRequired}
        </Text>
        <Stack key={generation} gap="lg">
          <TextField
            label={form.fields.user_name}
            name="user_name"
            autoComplete="name"
            required
            defaultValue={values['user_name']}
            error={errorOf('user_name')}
          />
          <TextField
            label={form.fields.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={values['email']}
            error={errorOf('email')}
          />
          <TextArea
            label={form.fields.msg}
            name="msg"
            rows={5}
            required
            defaultValue={values['msg']}
            error={errorOf('msg')}
          />
        </Stack>
        <Button type="submit" size="lg" busy={busy} busyLabel={enquiries.sending}>
          {form.submit}
        </Button>
        <Text size="sm">
          <Link href={form.privacy.href}>{form.privacy.label}</Link>
        </Text>
      </Stack>
    </form>
  );
};

/** Get In Touch: phone, e-mail, address and the enquiry form (spec §2, Home page). */
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
