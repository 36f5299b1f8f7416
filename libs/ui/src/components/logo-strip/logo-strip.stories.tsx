import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './logo-strip.guide.tsx';
import { LogoStrip } from './index.ts';
import { rightToLeft } from '../../testing/decorators.tsx';

const meta = {
  title: 'Pictures/LogoStrip',
  component: LogoStrip,
  parameters: { guide },
  args: {
    label: 'Some of our clients',
    items: [
      { name: 'Harbour Trust', mark: 'wave' },
      { name: 'Meridian Air', mark: 'peak' },
      { name: 'Lakeside Water', mark: 'drop' },
      { name: 'Northgrid', mark: 'bolt' },
      { name: 'City of Palms', mark: 'leaf' },
      { name: 'Union Forex', mark: 'ring' },
      { name: 'Kite Bank', mark: 'diamond' },
      { name: 'Carewell', mark: 'cross' },
      { name: 'Statewide', mark: 'bars' },
      { name: 'Hexa Labs', mark: 'hexagon' },
      { name: 'Signal One', mark: 'arcs' },
      { name: 'Mosaic', mark: 'squares' },
      { name: 'Upward', mark: 'steps' },
    ],
  },
} satisfies Meta<typeof LogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const trackOf = (root: HTMLElement) => {
  const track = root.querySelector('ul')?.parentElement;
  if (!track) throw new Error('no track');
  return track;
};

/** The second round begins exactly where the first one is when the animation starts again. */
export const Loop: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    const track = trackOf(canvasElement);
    const [first, second] = track.children;
    const step =
      (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    await expect(step).toBeCloseTo(track.getBoundingClientRect().width / 2, 1);
  },
};

export const Paused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const track = trackOf(canvasElement);
    await expect(getComputedStyle(track).animationPlayState).toBe('running');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pause the moving logos' }));
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
    await userEvent.keyboard(' ');
    await expect(getComputedStyle(track).animationPlayState).toBe('running');
    await userEvent.keyboard(' ');
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
  },
};

export const NamesOnly: Story = {
  args: {
    items: ['Harbour', 'Meridian', 'Lakeside', 'Northgrid', 'Palms', 'Union', 'Kite'].map(
      (name) => ({ name }),
    ),
  },
};

/** Drawings of your own, the second a file: as large as the kit's. */
export const OwnMarks: Story = {
  args: {
    items: [
      {
        name: 'Harbour Trust',
        mark: (
          <svg viewBox="0 0 48 48">
            <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="6" />
          </svg>
        ),
      },
      {
        name: 'Meridian Air',
        mark: (
          <img
            src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='48'%3E%3Cpath fill='%23c00' d='m0 48 48-48 48 48z'/%3E%3C/svg%3E"
            alt=""
          />
        ),
      },
      ...meta.args.items.slice(2),
    ],
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem').slice(0, 3)) {
      const box = item.querySelector('svg, img')?.getBoundingClientRect();
      await expect([box?.width, box?.height]).toEqual([28, 28]);
    }
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
