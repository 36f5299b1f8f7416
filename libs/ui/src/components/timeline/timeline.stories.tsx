import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './timeline.guide.tsx';
import { Timeline } from './timeline.tsx';
import { rightToLeft } from '../../testing/decorators.tsx';

const meta = {
  title: 'Content/Timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    items: [
      { year: 2012, title: 'Incorporation', content: 'Three people, one room and a first tender.' },
      {
        year: 2013,
        title: 'System integration unit',
        content: 'The first server room that was ours from the plan to the last cable.',
        yearColour: 'highlight',
      },
      {
        year: 2015,
        title: 'Key partnerships',
        content: 'Makers of servers, storage and networks train our people.',
        yearColour: 'success',
      },
      {
        year: 2016,
        title: 'Software unit',
        content: 'What we kept writing by the side becomes a business of its own.',
        yearColour: 'neutral',
      },
      {
        year: 2018,
        title: 'Airport product',
        content: 'Each revenue stream of an airport on one screen.',
      },
      {
        year: 2020,
        title: 'ISO 9001',
        content: 'Certified; and a product for money changers is launched.',
        yearColour: 'highlight',
      },
      {
        year: 2024,
        title: 'Cloud unit',
        content: 'Moving there, and staying there well.',
        yearColour: 'success',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A company's history. */
export const History: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(7);
    await expect(items[0]).toHaveTextContent('2012Incorporation');
    const left = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect();
    if (innerWidth >= 768) {
      await expect(left('Incorporation').left).toBeGreaterThan(innerWidth / 2);
      await expect(left('System integration unit').right).toBeLessThan(innerWidth / 2);
      // Each begins beside the one before, and below where that begins.
      const cards = items.map((item) => item.getBoundingClientRect());
      for (const [index, card] of cards.slice(1).entries()) {
        await expect(card.top).toBeGreaterThan(cards[index]?.top ?? NaN);
        await expect(card.top).toBeLessThan(cards[index]?.bottom ?? NaN);
      }
    } else {
      await expect(left('Incorporation').left).toBe(left('System integration unit').left);
    }
  },
};

/** All cards on one side. */
export const OneSide: Story = {
  args: {
    items: [
      { year: 2022, title: 'First office', content: 'In the old town.', alignment: 'right' },
      { year: 2023, title: 'Second office', content: 'At the port.', alignment: 'right' },
      { year: 2024, title: 'Third office', content: 'By the airport.', alignment: 'right' },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
