import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { box } from '../../testing/box.css.ts';
import { fiveBoxes } from '../../testing/list-of-five.tsx';
import { guide } from './inline.guide.tsx';
import { Inline, inlineAligns } from './inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: { guide },
  args: { children: fiveBoxes },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};
export const Centred: Story = { args: { justify: 'center' } };
export const Apart: Story = { args: { justify: 'between' } };
export const Tight: Story = { args: { gap: 'xxs' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };

/** The alignment across the line; centred by default. */
export const Aligns: Story = {
  render: () => (
    <Stack>
      {([undefined, ...inlineAligns] as const).map((align) => (
        <Inline key={align ?? 'centred'} align={align}>
          <Text size="xl" className={box}>
            {align ?? 'centred'}
          </Text>
          <Text size="xs" className={box}>
            small
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Stays on one line even where there is little room. */
export const OnOneLine: Story = {
  args: { nowrap: true, gap: 'xs', children: fiveBoxes.slice(0, 3) },
  play: async ({ canvas }) => {
    const tops = ['One', 'Two', 'Three'].map(
      (name) => canvas.getByText(name).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The line starts at the right. */
export const RightToLeft: Story = {
  args: { dir: 'rtl', children: fiveBoxes.slice(0, 2) },
  play: async ({ canvas }) => {
    const [one, two] = ['One', 'Two'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(one?.left).toBeGreaterThan(two?.left ?? 0);
  },
};
