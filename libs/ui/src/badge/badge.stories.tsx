import type { Meta, StoryObj } from '@storybook/react-vite';
import { inverseBox } from '../testing/box.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Badge, badgeTones } from './badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Full time' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const all = badgeTones.map((tone) => (
  <Badge key={tone} tone={tone}>
    {tone}
  </Badge>
));

export const Tones: Story = { render: () => <Inline gap="xs">{all}</Inline> };
export const OnInverse: Story = {
  render: () => (
    <Inline gap="xs" className={inverseBox}>
      {all}
    </Inline>
  ),
};
export const WithIcon: Story = {
  args: {
    tone: 'accent',
    children: (
      <>
        <Icon name="pin" /> Trivandrum
      </>
    ),
  },
};
