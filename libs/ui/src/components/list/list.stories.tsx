import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './list.guide.tsx';
import { Link } from '../link/link.tsx';
import { List } from './index.ts';

const meta = {
  title: 'Text/List',
  component: List,
  parameters: { guide },
  args: { items: ['Survey and field work', 'Base maps and layers', 'Dashboards for the desk'] },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bullets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Numbers, when the order matters. */
export const Numbers: Story = {
  args: { marker: 'number', items: ['List what runs', 'Move a copy', 'Switch over'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
  },
};

/** Ticks, for items that are included or done. */
export const Ticks: Story = { args: { marker: 'check' } };

export const WithLinks: Story = {
  args: {
    items: [
      <>
        Maps, as <Link href="#gis">the survey</Link> made them
      </>,
      'Terrain models',
    ],
  },
};

const long = [
  'Assessment of what runs today, on which machines, for whom, and what would happen on the day it did not',
  'A copy of it in the cloud, with the same data, tried out by those who will work with it',
];

/** Lines after the first start below the first. */
export const LongText: Story = { args: { items: long } };
export const LongTextWithTicks: Story = { args: { items: long, marker: 'check' } };

export const RightToLeft: Story = {
  args: { dir: 'rtl', lang: 'ar', marker: 'check', items: ['خرائط', 'نماذج التضاريس'] },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    await expect(item?.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('list').getBoundingClientRect().right,
    );
  },
};
