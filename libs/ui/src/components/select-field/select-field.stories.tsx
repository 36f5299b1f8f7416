import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { guide } from './select-field.guide.tsx';
import { SelectField, type SelectFieldProps } from './index.ts';

interface Sent {
  readonly times: number;
  readonly given: FormDataEntryValue | null;
}

const SentTwice = ({ options }: Pick<SelectFieldProps, 'options'>) => {
  const [kept, setKept] = useState('');
  const [sent, send] = useActionState(
    ({ times }: Sent, data: FormData) => ({
      times: times + 1,
      given: data.get('given'),
    }),
    { times: 0, given: null },
  );
  return (
    <Stack as="form" action={send}>
      <SelectField
        name="given"
        label="Given back"
        placeholder="All job types"
        options={options}
        defaultValue={typeof sent.given === 'string' ? sent.given : undefined}
      />
      <SelectField
        name="kept"
        label="Kept by its owner"
        placeholder="All job types"
        options={options}
        value={kept}
        onChange={({ currentTarget }) => setKept(currentTarget.value)}
      />
      <Button type="submit">Send</Button>
      <output>{sent.times}</output>
    </Stack>
  );
};

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

/** A long list is read faster in groups. */
export const Groups: Story = {
  args: {
    name: 'office',
    label: 'Office',
    placeholder: 'All offices',
    options: [
      {
        label: 'Kerala',
        options: [
          { value: 'kochi', label: 'Kochi' },
          { value: 'trivandrum', label: 'Trivandrum' },
        ],
      },
      { label: 'Karnataka', options: [{ value: 'bengaluru', label: 'Bengaluru' }] },
      { value: 'remote', label: 'Remote' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Office' });
    await expect(canvas.getAllByRole('group').map(({ children }) => children.length)).toEqual([
      2, 1,
    ]);
    await userEvent.selectOptions(select, 'Bengaluru');
    await expect(select).toHaveValue('bengaluru');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** React resets the form after its action: the choices stay. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  render: ({ options }) => <SentTwice options={options} />,
  play: async ({ canvas, userEvent }) => {
    const given = canvas.getByRole('combobox', { name: 'Given back' });
    const kept = canvas.getByRole('combobox', { name: 'Kept by its owner' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.selectOptions(given, 'Part time');
    await userEvent.selectOptions(kept, 'Full time');
    await userEvent.click(send);
    await canvas.findByText('1');
    await userEvent.click(send);
    await canvas.findByText('2');
    await expect([given, kept].map((select) => (select as HTMLSelectElement).value)).toEqual([
      '2',
      '1',
    ]);
  },
};
