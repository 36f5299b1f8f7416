import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './star-rating.guide.tsx';
import { StarRating } from './index.ts';

const meta = {
  title: 'Cards/StarRating',
  component: StarRating,
  parameters: { guide },
  args: { value: 5 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
  },
};
export const Three: Story = { args: { value: 3 } };
export const None: Story = { args: { value: 0 } };
export const OutOfTen: Story = { args: { value: 7, outOf: 10, label: '7 of 10 stars' } };
