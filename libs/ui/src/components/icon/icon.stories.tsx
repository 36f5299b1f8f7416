import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Features } from './icon.example.tsx';
import example from './icon.example.tsx?raw';
import { guide } from './icon.guide.tsx';
import { Icon, iconNames, iconSizes } from './icon.tsx';

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
        <Icon name="phone" /> An icon grows with the text beside it.
      </Inline>
    </Text>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { fontSize } = getComputedStyle(canvas.getByText(/grows with the text/));
    const { height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(height).toBeCloseTo(1.25 * Number.parseFloat(fontSize), 1);
  },
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

/** `createIcon` draws a set of your own beside the kit's; cards take an icon of any other library. */
export const OfYourOwn: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Features />,
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) =>
      svg.getBoundingClientRect().width.toFixed(1),
    );
    await expect(new Set(widths).size).toBe(1);
  },
};
