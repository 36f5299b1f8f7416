import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './stack.guide.tsx';
import { Stack } from './stack.tsx';
import { expectListOfFive, fiveBoxes, listOfFive } from '../../testing/list-of-five.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: { guide },
  args: { children: fiveBoxes },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filling: Story = {};
export const Tight: Story = { args: { gap: 'xs' } };
export const AtTheStart: Story = { args: { align: 'start' } };
export const Centred: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };

/** Assistive technology announces a list of five. */
export const AsList: Story = {
  args: { as: 'ol', children: listOfFive },
  play: expectListOfFive,
};
