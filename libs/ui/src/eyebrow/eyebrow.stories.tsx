import type { Meta, StoryObj } from '@storybook/react-vite';
import { inverseBox } from '../testing/box.css.ts';
import { Eyebrow } from './eyebrow.tsx';

const meta = {
  title: 'Text/Eyebrow',
  component: Eyebrow,
  args: { children: 'What we do' },
} satisfies Meta<typeof Eyebrow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnInverse: Story = {
  render: (args) => (
    <div className={inverseBox}>
      <Eyebrow {...args} />
    </div>
  ),
};
