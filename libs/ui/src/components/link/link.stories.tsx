import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { forcedStates } from '../../testing/forced-states.ts';
import { Icon } from '../icon/icon.tsx';
import { onInverse } from '../../testing/decorators.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './link.guide.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: { guide },
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

/** At rest, then under the pointer. */
export const Hovered: Story = {
  decorators: [forcedStates],
  render: () => (
    <Stack align="start">
      <Link href="#a">Accent</Link>
      <Link href="#a" data-forced="hover">
        Accent, hovered
      </Link>
      <Link href="#b" tone="muted" underline="hover">
        Muted
      </Link>
      <Link href="#b" tone="muted" underline="hover" data-forced="hover">
        Muted, hovered
      </Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const line = (name: string) =>
      getComputedStyle(canvas.getByRole('link', { name })).textDecorationLine;
    await expect(line('Muted')).toBe('none');
    await expect(line('Muted, hovered')).toBe('underline');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'our services' })).toHaveFocus();
  },
};

export const OnInverse: Story = {
  decorators: [onInverse],
  render: (args) => (
    <Text>
      Read about <Link {...args} /> and what they cost.
    </Text>
  ),
};

export const LongText: Story = {
  args: {
    standalone: true,
    children: (
      <>
        Everything on how we keep, use and delete what you send us when you apply for a vacancy
        <Icon name="arrow-right" />
      </>
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    standalone: true,
    children: (
      <>
        كل الخدمات <Icon name="arrow-right" />
      </>
    ),
  },
};
