import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './product-screen.guide.tsx';
import { rightToLeft } from '../../testing/decorators.tsx';
import { ProductScreen } from './index.ts';

const meta = {
  title: 'Pictures/ProductScreen',
  component: ProductScreen,
  parameters: { guide },
  args: {
    screen: 'documents',
    product: 'Archive',
    label: 'A list of documents and the workflow of one of them',
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const Revenue: Story = {
  args: {
    screen: 'revenue',
    product: 'Airfield',
    label: 'An airport’s revenue by day and by stream',
  },
};
export const Budget: Story = {
  args: { screen: 'budget', product: 'Town Hall', label: 'A municipality’s budget by ward' },
};
export const Exchange: Story = {
  args: { screen: 'exchange', product: 'Currency', label: 'A rate board and a sale of currency' },
};

/** A drawing's texts stand at coordinates: it is the same in a page of any direction. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas, args }) => {
    const drawing = canvas.getByRole('img', { name: args.label });
    const box = drawing.getBoundingClientRect();
    for (const text of drawing.querySelectorAll('text')) {
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.left);
      await expect(right).toBeLessThanOrEqual(box.right);
    }
    await expect(getComputedStyle(drawing).direction).toBe('ltr');
  },
};

export const Decorative: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
