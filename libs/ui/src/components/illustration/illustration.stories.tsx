import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './illustration.guide.tsx';
import { Illustration } from './index.ts';

const meta = {
  title: 'Pictures/Illustration',
  component: Illustration,
  parameters: { guide },
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
export const Education: Story = { args: { name: 'education' } };
export const Fintech: Story = { args: { name: 'fintech' } };
export const Enterprise: Story = { args: { name: 'enterprise' } };

export const Labelled: Story = {
  args: { name: 'cloud', label: 'Three servers are lifted into a cloud' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Three servers are lifted into a cloud' }),
    ).toBeVisible();
  },
};
