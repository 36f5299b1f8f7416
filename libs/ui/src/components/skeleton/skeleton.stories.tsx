import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './skeleton.guide.tsx';
import { Skeleton, SkeletonGroup, skeletonSizes } from './skeleton.tsx';
import { onInverse } from '../../testing/decorators.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide },
  render: (args) => (
    <SkeletonGroup>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  args: { lines: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup>
      <Stack>
        {skeletonSizes.map((size) => (
          <Skeleton key={size} shape="block" size={size} />
        ))}
        <Inline>
          <Skeleton shape="circle" size="sm" />
          <Skeleton shape="circle" />
        </Inline>
      </Stack>
    </SkeletonGroup>
  ),
};

/** Inside the element to come a skeleton is exactly as high as its text. */
export const AsHighAsWhatComes: Story = {
  render: () => (
    <Grid columns={2}>
      <SkeletonGroup>
        <div data-testid="waiting">
          <Heading level={2} aria-hidden>
            <Skeleton />
          </Heading>
          <Text as="div">
            <Skeleton />
          </Text>
          <Text as="div" size="sm">
            <Skeleton />
          </Text>
        </div>
      </SkeletonGroup>
      <div data-testid="there">
        <Heading level={2}>Survey</Heading>
        <Text as="div">Trivandrum</Text>
        <Text as="div" size="sm">
          31-01-2026
        </Text>
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = (id: string) =>
      [...canvas.getByTestId(id).children].map(
        (child) => Math.round(child.getBoundingClientRect().height * 10) / 10,
      );
    await expect(heights('waiting')).toEqual(heights('there'));
  },
};

/** Cards that are being fetched. */
export const Cards: Story = {
  render: () => (
    <SkeletonGroup>
      <Grid columns={3}>
        {['one', 'two', 'three'].map((key) => (
          <Stack key={key} gap="md">
            <Skeleton shape="block" />
            <Skeleton lines={3} />
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  ),
};

export const OnInverse: Story = {
  args: { lines: 3 },
  decorators: [onInverse],
};
