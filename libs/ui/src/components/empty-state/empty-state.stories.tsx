import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { guide } from './empty-state.guide.tsx';
import { EmptyState } from './index.ts';

const retry = fn();

const meta = {
  title: 'Cards/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: { heading: 'No vacancies match' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingOnly: Story = {};

export const WithTextAndAction: Story = {
  args: {
    children: 'Try fewer filters, or another word.',
    action: <Button variant="secondary">Reset</Button>,
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    heading: 'The vacancies could not be loaded',
    children: 'Please try again in a moment.',
    action: <Button onClick={retry}>Retry</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
