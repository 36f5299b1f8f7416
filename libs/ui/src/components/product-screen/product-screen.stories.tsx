import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './product-screen.guide.tsx';
import { ProductScreen } from './index.ts';

const meta = {
  title: 'Pictures/ProductScreen',
  component: ProductScreen,
  parameters: { guide },
  args: { product: 'file-vault', label: 'A list of documents and the workflow of one of them' },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FileVault: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const AeroManagement: Story = {
  args: { product: 'aero-management', label: 'An airport’s revenue by day and by stream' },
};
export const UrbanErp: Story = {
  args: { product: 'urban-erp', label: 'A municipality’s budget by ward' },
};
export const Forex: Story = {
  args: { product: 'forex', label: 'A rate board and a sale of currency' },
};

export const Decorative: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
