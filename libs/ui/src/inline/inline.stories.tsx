import type { Meta, StoryObj } from '@storybook/react-vite';
import { box } from '../testing/box.css.ts';
import { Inline } from './inline.tsx';

const children = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
  <div key={name} className={box}>
    {name}
  </div>
));

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};
export const Centred: Story = { args: { justify: 'center' } };
export const Apart: Story = { args: { justify: 'between' } };
export const Tight: Story = { args: { gap: 'xxs' } };
