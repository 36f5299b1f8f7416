import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { guide } from './heading.guide.tsx';
import { Heading, headingLevels, headingSizes } from './heading.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1, children: 'Think simple, work smarter, grow better' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Heading of level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {headingSizes.map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          Systems that keep a city running
        </Heading>
      ))}
    </Stack>
  ),
};

export const OnInverse: Story = { decorators: [onInverse] };

/** Lines of about the same length, and no word wider than a phone. */
export const LongText: Story = {
  args: {
    size: 'display',
    children:
      'Responsibilities and interoperability of the municipal resource planning system in the administration of urban local bodies',
  },
};
