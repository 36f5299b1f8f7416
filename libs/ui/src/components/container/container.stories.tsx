import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { box } from '../../testing/box.css.ts';
import { guide } from './container.guide.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen', guide },
  args: { children: <div className={box}>The page’s column</div> },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { width: 'narrow' } };
export const Wide: Story = { args: { width: 'wide' } };

/** Text in a column of 51 rem, with the margins of the page beside it. */
export const LongText: Story = {
  args: {
    as: 'main',
    width: 'narrow',
    children: (
      <p>
        {'We list what runs today, on which machines and for whom. We rehearse each move with copies, and make it in a window that you agree to. '.repeat(
          6,
        )}
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const { marginInlineStart, paddingInlineStart } = getComputedStyle(canvas.getByRole('main'));
    await expect(parseFloat(paddingInlineStart)).toBeGreaterThanOrEqual(15);
    if (innerWidth >= 1280) await expect(parseFloat(marginInlineStart)).toBeGreaterThan(200);
  },
};
