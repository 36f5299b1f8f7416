import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { EmailField } from './email-field.tsx';
import { guide } from './email-field.guide.tsx';

const meta = {
  title: 'Forms/EmailField',
  component: EmailField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'email', label: 'Email' },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'asha@example.com');
    await expect(input).toHaveValue('asha@example.com');
    await expect(input).toBeValid();
  },
};

export const RequiredWithHint: Story = {
  args: { required: true, hint: 'We answer to this address' },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: 'We answer to this address',
    defaultValue: 'asha@',
    error: 'Please enter valid email and continue',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We answer to this address Please enter valid email and continue',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'asha@example.com' } };

/** An address runs from left to right in every script: 'asha@' would read '@asha'. */
export const RightToLeft: Story = {
  args: { defaultValue: 'asha@' },
  render: (args) => (
    <div dir="rtl">
      <EmailField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'ltr' });
  },
};
