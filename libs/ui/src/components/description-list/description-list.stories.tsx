import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { guide } from './description-list.guide.tsx';
import { DescriptionList } from './description-list.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Text/DescriptionList',
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      { term: 'Job category', description: 'Survey and mapping' },
      { term: 'Office', description: 'Trivandrum' },
      {
        term: 'Hours',
        description: ['Monday to Friday 09:30 to 18:00', 'Saturday 09:30 to 13:00'],
      },
      {
        term: 'Contact',
        description: <Link href="mailto:jobs@example.com">jobs@example.com</Link>,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
  },
};

export const Columns: Story = {
  args: { layout: 'columns' },
  play: async ({ canvas }) => {
    if (innerWidth < 480) return;
    const term = canvas.getByText('Hours').getBoundingClientRect();
    const first = canvas.getByText(/^Monday/).getBoundingClientRect();
    const second = canvas.getByText(/^Saturday/).getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(term.right);
    await expect(second.left).toBe(first.left);
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  },
};

export const ColumnsOnAPhone: Story = {
  args: { layout: 'columns' },
  globals: { viewport: { value: 'phone' } },
};

export const OnInverse: Story = {
  args: { layout: 'columns' },
  decorators: [onInverse],
};
