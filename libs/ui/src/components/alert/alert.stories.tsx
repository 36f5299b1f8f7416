import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onInverse } from '../../testing/decorators.tsx';
import { Stack } from '../stack/stack.tsx';
import { guide } from './alert.guide.tsx';
import { Alert, alertTones } from './alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: { guide },
  args: { children: 'We will get to you soon', heading: 'Saved' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We will get to you soon');
  },
};
export const Danger: Story = {
  args: { tone: 'danger', heading: 'Validation Error', children: 'Name is missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Name is missing');
  },
};
export const WithoutHeading: Story = { args: { heading: undefined } };
const messages = {
  info: { heading: 'Maintenance on Sunday', children: 'The portal rests from 02:00 to 03:00.' },
  success: { heading: 'Saved', children: 'We will get to you soon' },
  danger: { heading: 'Validation Error', children: 'Name is missing' },
} as const;

export const OnInverse: Story = {
  decorators: [onInverse],
  render: (args) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} {...messages[tone]} tone={tone} />
      ))}
    </Stack>
  ),
};
