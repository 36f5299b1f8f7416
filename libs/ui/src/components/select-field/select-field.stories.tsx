import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { guide } from './select-field.guide.tsx';
import { SelectField } from './index.ts';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: {
    name: 'type',
    label: 'Job Type',
    placeholder: 'All job types',
    options: [
      { value: '1', label: 'Full time' },
      { value: '2', label: 'Part time' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Job Type' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Part time');
    await expect(select).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { defaultValue: '2' } };

export const WithError: Story = {
  args: { required: true, hint: 'As in your contract', error: 'Please choose a job type' },
};

export const Disabled: Story = { args: { disabled: true } };
