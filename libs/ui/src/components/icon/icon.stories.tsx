import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureCard } from '../feature-card/feature-card.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './icon.guide.tsx';
import { createIcon, Icon, iconNames, iconSizes } from './icon.tsx';

const meta = {
  title: 'Pictures/Icon',
  component: Icon,
  parameters: { guide },
  args: { name: 'cloud' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid as="ul" columns={6} phoneColumns={2}>
      {iconNames.map((name) => (
        <Inline as="li" key={name} gap="sm">
          <Icon name={name} size="lg" />
          <Text size="sm">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <Icon key={size} name="shield" size={size} />
      ))}
    </Inline>
  ),
};

export const Filled: Story = { args: { name: 'star', filled: true, size: 'lg' } };

export const Labelled: Story = {
  args: { name: 'check', label: 'Included', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Included' })).toBeVisible();
  },
};

export const InText: Story = {
  render: () => (
    <Text size="lg">
      <Inline as="span" gap="xs" nowrap>
        <Icon name="phone" /> An icon is as large as the text beside it.
      </Inline>
    </Text>
  ),
};

/** Arrows and chevrons follow the reading direction; no other icon turns. */
export const RightToLeft: Story = {
  render: () => (
    <Inline dir="rtl">
      <Icon name="arrow-right" size="lg" />
      <Icon name="arrow-left" size="lg" />
      <Icon name="chevron-right" size="lg" />
      <Icon name="chevron-left" size="lg" />
      <Icon name="arrow-up" size="lg" />
      <Icon name="chevron-down" size="lg" />
      <Icon name="phone" size="lg" />
      <Icon name="play" size="lg" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map(
      (svg) => getComputedStyle(svg).transform !== 'none',
    );
    await expect(turned).toEqual([true, true, true, true, false, false, false, false]);
  },
};

const OwnIcon = createIcon({
  rocket: 'M5 19c0-7 4-14 12-15 .5 8-6 13-12 15zM9 15l-4-1M11 13l-1 5',
});

/** `createIcon` draws a set of your own beside the kit's; cards take an icon of any other library. */
export const OfYourOwn: Story = {
  render: () => (
    <Grid columns={3}>
      <FeatureCard title="The kit’s" description="By its name." icon="cloud" />
      <FeatureCard
        title="Your own"
        description="By a name of your set."
        icon={<OwnIcon name="rocket" />}
      />
      <FeatureCard
        title="Another library’s"
        description="An element of any size."
        icon={
          <svg width="64" height="64" viewBox="0 0 64 64" fill="currentColor">
            <circle cx="32" cy="32" r="26" />
          </svg>
        }
      />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) =>
      svg.getBoundingClientRect().width.toFixed(1),
    );
    await expect(new Set(widths).size).toBe(1);
  },
};
