import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './value-chain.guide.tsx';
import { ValueChain } from './value-chain.tsx';
import { belowTheView, rightToLeft } from '../../testing/decorators.tsx';

const meta = {
  title: 'Content/ValueChain',
  component: ValueChain,
  parameters: { guide },
  args: {
    items: [
      { text: 'Efficiency with better technology', icon: 'integrate' },
      { text: 'System reliability with 24/7 support', icon: 'shield' },
      { text: 'Reduced total cost of ownership', icon: 'coins' },
      { text: 'Accelerated time-to-value', icon: 'clock' },
    ],
  },
} satisfies Meta<typeof ValueChain>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const cardsOf = (items: readonly HTMLElement[]) =>
  items.map((item) => {
    const card = item.firstElementChild;
    if (card === null) throw new Error('no card');
    return card;
  });
const opacities = (items: readonly HTMLElement[]) =>
  cardsOf(items).map((card) => Number(getComputedStyle(card).opacity));

/** Four benefits that come one after the other. */
export const Four: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const chain = canvas.getByRole('list');
    if (reduced()) {
      await expect(opacities(items)).toEqual([1, 1, 1, 1]);
      return;
    }
    const { height } = chain.getBoundingClientRect();
    await waitFor(() => expect(chain).toHaveAttribute('data-run', 'running'));
    const delays = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && chain.contains(effect.target))
      .map(({ effect }) => ({
        line: effect instanceof KeyframeEffect && effect.pseudoElement === '::after',
        delay: effect?.getTiming().delay ?? NaN,
      }));
    const of = (line: boolean) =>
      delays.filter((one) => one.line === line).map(({ delay }) => delay);
    await expect(of(false)).toEqual([1000, 2000, 3000]);
    await expect(of(true)).toEqual([400, 1400, 2400]);
    await expect(opacities(items)).toEqual([1, 0, 0, 0]);
    await waitFor(() => expect(opacities(items)).toEqual([1, 1, 1, 1]), { timeout: 6000 });
    await expect(chain.getBoundingClientRect().height).toBe(height);
  },
};

/** It waits until it is scrolled to, and runs once. */
export const ScrolledTo: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  decorators: [belowTheView],
  play: async ({ canvas }) => {
    const chain = canvas.getByRole('list');
    const items = canvas.getAllByRole('listitem');
    if (reduced()) {
      await expect(chain).not.toHaveAttribute('data-run');
      return;
    }
    await waitFor(() => expect(chain).toHaveAttribute('data-run', 'waiting'));
    await expect(opacities(items)).toEqual([1, 0, 0, 0]);
    chain.scrollIntoView();
    await waitFor(() => expect(chain).toHaveAttribute('data-run', 'running'));
    await waitFor(() => expect(opacities(items)).toEqual([1, 1, 1, 1]), { timeout: 6000 });
    scrollTo(0, 0);
    await pause(100);
    chain.scrollIntoView();
    await pause(100);
    await expect(opacities(items)).toEqual([1, 1, 1, 1]);
  },
};

export const WithDetails: Story = {
  args: {
    items: [
      {
        text: 'One plan',
        icon: 'map',
        detail: 'What is there, what is missing, what it costs.',
      },
      { text: 'One system', icon: 'server', detail: 'Delivered as a whole, tested as a whole.' },
      { text: 'One number to call', icon: 'phone', detail: 'Day and night, for all of it.' },
    ],
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
