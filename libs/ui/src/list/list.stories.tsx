import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List } from './index.ts';

const meta = {
  title: 'Text/List',
  component: List,
  args: { items: ['Survey and field work', 'Base maps and layers', 'Dashboards for the desk'] },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bullets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
