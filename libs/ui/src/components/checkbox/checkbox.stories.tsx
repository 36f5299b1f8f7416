import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Topics } from './checkbox.example.tsx';
import example from './checkbox.example.tsx?raw';
import { guide } from './checkbox.guide.tsx';
import { Checkbox } from './checkbox.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'remember', label: 'Remember me' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Checked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    // Paper has the platform's own box.
    await expect(getComputedStyle(box).accentColor).toBe(
      getComputedStyle(box, '::before').backgroundColor,
    );
  },
};

export const RequiredWithHint: Story = {
  args: {
    name: 'terms',
    label: 'I agree that my data is kept for this application',
    hint: 'We delete it six months after the position is filled.',
    required: true,
  },
};

export const WithError: Story = {
  args: {
    name: 'terms',
    label: 'I agree that my data is kept for this application',
    hint: 'We delete it six months after the position is filled.',
    error: 'Please agree to continue',
    required: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleName('I agree that my data is kept for this application');
    await expect(box).toHaveAccessibleDescription(
      'We delete it six months after the position is filled. Please agree to continue',
    );
    await expect(box).toBeInvalid();
    // Paper has the platform's own box, with a frame around it.
    await expect(getComputedStyle(box).outlineColor).toBe(
      getComputedStyle(canvas.getByText('Please agree to continue')).color,
    );
  },
};

/** A consent names what is agreed to, and leads there. */
export const LabelWithLink: Story = {
  args: {
    name: 'terms',
    label: (
      <>
        I have read the <Link href="#privacy">privacy notice</Link> and agree
      </>
    ),
    required: true,
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the privacy notice and agree' });
    // By the browser itself: `userEvent` switches the checkbox at any press in its label.
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/and agree/));
    await expect(box).toBeChecked();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="none">
      <Checkbox {...args} disabled />
      <Checkbox {...args} label="Remember me on this device" disabled defaultChecked />
    </Stack>
  ),
};

/** One checkbox for several others: indeterminate while some of them are chosen. */
export const Indeterminate: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Topics />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All topics' });
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cloud' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const OnInverse: Story = {
  args: { defaultChecked: true, hint: 'For 30 days' },
  decorators: [onInverse],
};
