import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { onInverse } from '../../testing/decorators.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Status } from './form-status.example.tsx';
import example from './form-status.example.tsx?raw';
import { FormStatus } from './form-status.tsx';
import { formStates, type FormState } from './variants.ts';
import { guide } from './form-status.guide.tsx';

const meta = {
  title: 'Forms/FormStatus',
  component: FormStatus,
  parameters: { guide },
  decorators: [inFormColumn],
  args: { state: 'idle' },
} satisfies Meta<typeof FormStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending …');
  },
};

export const Success: Story = {
  args: { state: 'success', heading: 'Saved', children: 'We will get to you soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('SavedWe will get to you soon');
  },
};

export const Failure: Story = {
  args: {
    state: 'failure',
    heading: 'It was not sent',
    children: 'You seem to be offline. What you wrote is still here.',
    retry: (
      <Button size="sm" variant="secondary">
        Try again
      </Button>
    ),
  },
};

/** Announces sending politely and the outcome at once, then takes the focus. */
export const FromStartToEnd: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Status />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const press = (name: FormState) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(status).toBeEmptyDOMElement();
    await press('sending');
    await expect(status).toHaveTextContent('Sending …');
    await expect(canvas.getByRole('button', { name: 'sending' })).toHaveFocus();
    await press('failure');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await press('success');
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We will get to you soon');
  },
};

const ends = {
  idle: ['', ''],
  sending: ['Sending', 'One moment, please'],
  success: ['Saved', 'We will get to you soon'],
  failure: ['It was not sent', 'You seem to be offline. What you wrote is still here.'],
} as const;

export const OnInverse: Story = {
  decorators: [onInverse],
  render: () => (
    <Stack>
      {formStates.map((state) => (
        <FormStatus key={state} state={state} heading={ends[state][0]} takesFocus={false}>
          {ends[state][1]}
        </FormStatus>
      ))}
    </Stack>
  ),
};
