import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Stack } from '../stack/stack.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Application } from './error-summary.example.tsx';
import example from './error-summary.example.tsx?raw';
import { guide } from './error-summary.guide.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const nameMissing = { fieldId: 'applicant-name', message: 'Name is missing' };
const planMissing = { fieldId: 'plan', message: 'Please choose a plan' };

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: { guide },
  decorators: [inFormColumn],
  args: { errors: [nameMissing, planMissing], takesFocus: false },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const Fields = () => (
  <Stack gap="lg">
    <TextField id="applicant-name" name="name" label="Full Name" error={nameMissing.message} />
    <RadioCards
      id="plan"
      name="plan"
      label="Plan"
      error={planMissing.message}
      options={[
        { value: 'small', title: 'Small' },
        { value: 'large', title: 'Large' },
      ]}
    />
  </Stack>
);

/** Each link focuses its field; a group's, the group's first control. */
export const AboveAForm: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ErrorSummary {...args} />
      <Fields />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is a problem');
    await userEvent.click(canvas.getByRole('link', { name: 'Name is missing' }));
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a plan' }));
    await expect(canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
  },
};

/** It takes the focus when it appears, and again after each try. */
export const TakesFocus: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Application />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** A link opens the tab that its field is in. */
export const FieldInAnotherTab: Story = {
  tags: ['!autodocs'],
  args: { errors: [nameMissing] },
  render: (args) => (
    <Stack gap="lg">
      <ErrorSummary {...args} />
      <Tabs
        label="Parts of the form"
        items={[
          { id: 'work', label: 'Work', content: <TextField name="office" label="Office" /> },
          { id: 'person', label: 'Person', content: <Fields /> },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Name is missing' }));
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Person' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const OnInverse: Story = { decorators: [onInverse] };
