import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './index.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { name: 'q', label: 'Search jobs', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { placeholder: 'Title, category, type, office or district' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search jobs' });
    await userEvent.type(box, 'gis');
    await expect(box).toHaveValue('gis');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Filled: Story = { args: { defaultValue: 'engineer' } };

export const LabelForScreenReaders: Story = {
  args: { hideLabel: true, placeholder: 'Search jobs' },
};
