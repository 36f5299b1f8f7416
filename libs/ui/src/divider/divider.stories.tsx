import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { inverseBox } from '../testing/box.css.ts';
import { Text } from '../text/text.tsx';
import { guide } from './divider.guide.tsx';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: { guide },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Text>Monday to Friday 09:30 to 18:00</Text>
      <Divider {...args} />
      <Text>Saturday 09:30 to 13:00</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(line.height).toBe(1);
    await expect(line.width).toBeGreaterThan(200);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap="md">
      <Text>English</Text>
      <Divider {...args} />
      <Text>മലയാളം</Text>
      <Divider {...args} />
      <Text>हिन्दी</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [divider] = canvas.getAllByRole('separator');
    await expect(divider).toHaveAttribute('aria-orientation', 'vertical');
    const line = divider?.getBoundingClientRect();
    await expect(line?.width).toBe(1);
    await expect(line?.height).toBeGreaterThan(20);
  },
};

export const OnInverse: Story = {
  ...Horizontal,
  decorators: [
    (Story) => (
      <div className={inverseBox}>
        <Story />
      </div>
    ),
  ],
};
