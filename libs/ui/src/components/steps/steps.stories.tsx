import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './steps.guide.tsx';
import { Steps } from './steps.tsx';
import { rightToLeft } from '../../testing/decorators.tsx';

const meta = {
  title: 'Content/Steps',
  component: Steps,
  parameters: { guide },
  args: {
    steps: [
      { title: 'Needs Assessment', text: 'We sit beside the people who will use it.' },
      { title: 'Customization', text: 'Forms, rules and reports become those of your office.' },
      { title: 'Training & Rollout', text: 'Ward by ward, with somebody to ask in each.' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.getBoundingClientRect());
    if (innerWidth >= 1024) await expect(second?.top).toBe(first?.top);
    else await expect(second?.left).toBe(first?.left);
  },
};

export const TitlesOnly: Story = {
  args: { steps: [{ title: 'Plan' }, { title: 'Build' }, { title: 'Run' }, { title: 'Improve' }] },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
