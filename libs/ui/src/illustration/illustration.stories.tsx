import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration } from './index.ts';

const meta = {
  title: 'Pictures/Illustration',
  component: Illustration,
  args: { name: 'consultancy' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consultancy: Story = {};
export const Software: Story = { args: { name: 'software' } };
export const Integration: Story = { args: { name: 'integration' } };
export const Cloud: Story = { args: { name: 'cloud' } };
export const Gis: Story = { args: { name: 'gis' } };
export const Utility: Story = { args: { name: 'utility' } };

export const Labelled: Story = {
  args: { name: 'cloud', label: 'Three servers are lifted into a cloud' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Three servers are lifted into a cloud' }),
    ).toBeVisible();
  },
};
