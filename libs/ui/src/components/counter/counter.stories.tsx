import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { Inline } from '../inline/index.ts';
import { guide } from './counter.guide.tsx';
import { Counter } from './index.ts';
import { belowTheView } from '../../testing/decorators.tsx';

const meta = {
  title: 'Cards/Counter',
  component: Counter,
  parameters: { guide },
  args: { target: 200, label: 'Projects Done' },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

const counting = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-count]');

export const Start: Story = {};

export const Centred: Story = { args: { align: 'center' } };

export const OtherSuffix: Story = {
  args: { target: 100, suffix: ' %', label: 'customer success' },
};

/** Counts once, in the room of the final value. Assistive technology reads the final value only. */
export const CountsWhenScrolledTo: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [belowTheView],
  play: async ({ canvas, canvasElement }) => {
    const value = canvas.getByText('200 +');
    const { width } = value.getBoundingClientRect();
    const shown = () => counting(canvasElement)?.dataset['count'];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(shown()).toBeUndefined();
      return;
    }
    // Below the view it shows 0: the final value is not seen before it counts.
    await waitFor(() => expect(shown()).toBe(''));
    await expect(value).not.toBeVisible();

    const layoutShifts = watchLayoutShifts();
    canvas.getByText('Projects Done').scrollIntoView();
    await waitFor(() => expect(shown()).toMatch(/^\d+$/));
    const seen = shown();
    await waitFor(() => expect(shown()).not.toBe(seen));
    await expect(value).toHaveTextContent('200 +');
    await expect(value.getBoundingClientRect().width).toBe(width);

    await waitFor(() => expect(counting(canvasElement)).toBeNull(), { timeout: 4000 });
    await expect(canvas.getByText('200 +')).toBeVisible();
    await expect(layoutShifts()).toEqual([]);

    scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    canvas.getByText('Projects Done').scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(counting(canvasElement)).toBeNull();
  },
};

/** Four in a row. */
export const Row: Story = {
  render: () => (
    <Inline gap="xxl">
      <Counter target={13} label="Glorious Years" />
      <Counter target={200} label="Projects Done" />
      <Counter target={800} label="Active Clients" />
      <Counter target={10} label="Team Advisors" />
    </Inline>
  ),
};
