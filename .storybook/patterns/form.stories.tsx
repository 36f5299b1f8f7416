import { Button } from '@example/ui/button';
import { Checkbox } from '@example/ui/checkbox';
import { EmailField } from '@example/ui/email-field';
import { ErrorSummary } from '@example/ui/error-summary';
import { FormStatus, type FormState } from '@example/ui/form-status';
import { Heading } from '@example/ui/heading';
import { PhoneField } from '@example/ui/phone-field';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { TextArea } from '@example/ui/text-area';
import { TextField } from '@example/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect } from 'storybook/test';

const fields = {
  name: 'Enter your name',
  email: 'Enter an email address, like name@example.com',
  phone: 'Enter a phone number of at least 10 digits',
  consent: 'Agree, so that we may answer you',
} as const;
type FieldName = keyof typeof fields;
const names = Object.keys(fields) as readonly FieldName[];

const isWrong = (data: FormData, name: FieldName) => {
  const value = data.get(name);
  const text = typeof value === 'string' ? value.trim() : '';
  if (name === 'email') return !/^\S+@\S+\.\S+$/.test(text);
  return name === 'phone' ? text.length < 10 : text === '';
};

const ContactForm = () => {
  const [errors, setErrors] = useState<readonly FieldName[]>([]);
  const [state, setState] = useState<FormState>('idle');
  const errorOf = (name: FieldName) => (errors.includes(name) ? fields[name] : undefined);
  const [first, ...others] = errors.map((name) => ({
    fieldId: `contact-${name}`,
    message: fields[name],
  }));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wrong = names.filter((name) => isWrong(data, name));
    setErrors(wrong);
    setState(wrong.length > 0 ? 'idle' : 'success');
    if (wrong.length === 0) event.currentTarget.reset();
  };

  return (
    <Stack gap="lg">
      {first && <ErrorSummary errors={[first, ...others]} />}
      <FormStatus state={state} heading="Sent">
        We answer within two working days.
      </FormStatus>
      <form noValidate onSubmit={send} aria-label="Contact">
        <Stack gap="lg">
          <TextField
            id="contact-name"
            name="name"
            label="Name"
            autoComplete="name"
            required
            error={errorOf('name')}
          />
          <EmailField
            id="contact-email"
            name="email"
            label="Email"
            required
            error={errorOf('email')}
          />
          <PhoneField
            id="contact-phone"
            name="phone"
            label="Phone"
            hint="Digits only"
            required
            error={errorOf('phone')}
          />
          <TextArea id="contact-message" name="message" label="Message" />
          <Checkbox
            id="contact-consent"
            name="consent"
            label="You may keep what I sent to answer me"
            required
            error={errorOf('consent')}
          />
          <div>
            <Button type="submit">Send message</Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
};

const meta = {
  title: 'Patterns/Form',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <Section width="narrow">
        <Stack gap="lg">
          <Heading level={1} size="xxxl">
            Contact us
          </Heading>
          <ContactForm />
        </Stack>
      </Section>
    </main>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The error summary takes the focus, and each of its lines leads to its field. */
export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).not.toHaveTextContent(fields.name);
    await userEvent.click(canvas.getByRole('link', { name: fields.email }));
    const email = canvas.getByLabelText(/^Email/);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(new RegExp(fields.email));
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Asha');
  },
};

/** The form is cleared only after it is sent, and the status message takes the focus. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Asha');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'asha@example.com');
    await userEvent.type(canvas.getByLabelText(/^Phone/), '98765 43210');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('9876543210');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByText('We answer within two working days.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('');
  },
};
