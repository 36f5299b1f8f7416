import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#services', children: 'our services' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Read about <Link {...args} /> and what they cost.
    </Text>
  ),
};

export const Standalone: Story = {
  args: {
    standalone: true,
    underline: 'hover',
    children: (
      <>
        All services <Icon name="arrow-right" />
      </>
    ),
  },
};

export const Tones: Story = {
  render: () => (
    <Stack align="start">
      <Link href="#a">Accent</Link>
      <Link href="#b" tone="text">
        Text
      </Link>
      <Link href="#c" tone="muted" underline="hover">
        Muted, underlined on hover
      </Link>
      <Link href="#d" tone="text" underline="none">
        Never underlined
      </Link>
    </Stack>
  ),
};
