import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Phone } from './text-field.example.tsx';
import example from './text-field.example.tsx?raw';
import { guide } from './text-field.guide.tsx';
import { TextField } from './index.ts';
import { onInverse, rightToLeft } from '../../testing/decorators.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'user_name', label: 'Name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    await userEvent.keyboard('Asha Menon');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Menon');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeRequired();
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};

/** A label that runs the other way than the page keeps its distance too. */
export const RequiredRightToLeft: Story = {
  tags: ['!autodocs'],
  args: { required: true },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const label = canvas.getByText('Name').getBoundingClientRect();
    const mark = canvas.getByText('(required)').getBoundingClientRect();
    await expect(label.left - mark.right).toBeCloseTo(6, 0);
  },
};

/** A control keeps its height beside a field that has more to say. */
export const BesideATallerField: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Grid columns={2}>
      <TextField {...args} />
      <TextField
        name="email"
        label="Email"
        hint="We answer to this address"
        error="Please enter valid email and continue"
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('textbox', { name }).offsetHeight;
    await expect(height('Name')).toBe(height('Email'));
  },
};

export const Email: Story = {
  args: {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: true,
    hint: 'We answer to this address',
    defaultValue: 'asha@example.com',
  },
};

export const WithError: Story = {
  args: {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    hint: 'We answer to this address',
    defaultValue: 'asha@',
    error: 'Please enter valid email and continue',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'We answer to this address Please enter valid email and continue',
    );
  },
};

/** Digits only, at most 12: the owner filters, the field follows. */
export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Phone />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '0471-25 abc');
    await expect(input).toHaveValue('047125');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Asha Menon' } };

export const LabelForScreenReaders: Story = {
  args: { hideLabel: true, placeholder: 'Your name' },
};

export const OnInverse: Story = {
  args: { required: true, hint: 'As on your passport', error: 'Name is missing' },
  decorators: [onInverse],
};
