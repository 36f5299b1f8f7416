import type { Meta, StoryObj } from '@storybook/react-vite';
import { onInverse } from '../../testing/decorators.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { guide } from './badge.guide.tsx';
import { Badge, badgeTones } from './badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: { guide },
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
export const OnInverse: Story = { ...Tones, decorators: [onInverse] };
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

/** Wraps inside the pill where there is no room. */
export const LongText: Story = {
  args: {
    tone: 'highlight',
    children:
      'Permanent position, full time or part time, at the head office in Trivandrum or on site with a client',
  },
};

/** A word wider than the room for it breaks. */
export const LongWord: Story = {
  args: {
    tone: 'highlight',
    children: 'Interoperabilityassessmentsandrecommendationsforwaterandpowerutilities'.repeat(3),
  },
};

export const RightToLeft: Story = {
  render: () => (
    <Inline gap="xs" dir="rtl" lang="ar">
      <Badge tone="accent">
        <Icon name="pin" /> تريفاندرم
      </Badge>
      <Badge>دوام كامل</Badge>
    </Inline>
  ),
};
