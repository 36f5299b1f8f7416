import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { guide } from './progress.guide.tsx';
import { Progress } from './progress.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: { guide },
  args: { label: 'Uploading resume.pdf', value: 60, valueText: '3 of 5 MB' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', {
      name: 'Uploading resume.pdf',
    });
    await expect(bar.position).toBeCloseTo(0.6);
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 5 MB');
    await expect(canvas.getByText('3 of 5 MB')).toBeVisible();
  },
};

export const Indeterminate: Story = {
  args: { label: 'Preparing the file', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1);
  },
};

export const StartToEnd: Story = {
  render: () => (
    <Stack gap="lg">
      {[0, 1, 3, 5].map((value) => (
        <Progress
          key={value}
          label={`File ${String(value)}`}
          value={value}
          max={5}
          valueText={`${String(value)} of 5 MB`}
        />
      ))}
    </Stack>
  ),
};

export const LabelForScreenReaders: Story = { args: { hideLabel: true } };

export const OnInverse: Story = { decorators: [onInverse] };
