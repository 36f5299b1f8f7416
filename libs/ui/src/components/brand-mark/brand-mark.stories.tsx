import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './brand-mark.guide.tsx';
import { BrandMark } from './index.ts';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Pictures/BrandMark',
  component: BrandMark,
  parameters: { guide },
  args: { path: 'M9.5 23V9.5h8.5M9.5 16.25h6.5', point: [22.25, 20.75] },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnCanvas: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const OnInverse: Story = { decorators: [onInverse] };

export const WithoutPoint: Story = { args: { point: undefined } };
