import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { guide } from './feature-card.guide.tsx';
import { FeatureCard } from './feature-card.tsx';

const meta = {
  title: 'Cards/FeatureCard',
  component: FeatureCard,
  parameters: { guide },
  args: {
    title: 'Real-time dashboards',
    description: 'What came in today, by stream and by counter, while the day still runs.',
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {
  args: { icon: 'chart' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Real-time dashboards',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    if (innerWidth >= 768) await expect(title.top).toBeGreaterThan(icon?.bottom ?? NaN);
    else await expect(title.left).toBeGreaterThan(icon?.right ?? NaN);
  },
};

export const WithValue: Story = {
  args: {
    value: '80+',
    title: 'Revenue streams',
    description: 'Landing, parking, retail and more, in one view.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80+')).toBeVisible();
  },
};

export const TextOnly: Story = {};

/** In wide cards, such as the five of a `Grid` with `fill`. */
export const Large: Story = {
  args: { icon: 'chart', size: 'lg' },
  play: async ({ canvas }) => {
    const size = (element: HTMLElement) => parseFloat(getComputedStyle(element).fontSize);
    await expect(size(canvas.getByText(/^What came in/))).toBeGreaterThan(17);
    await expect(size(canvas.getByRole('heading'))).toBeGreaterThan(20);
  },
};

const values = [
  ['check', 'Integrity', 'We say what we can do, and what we do not know yet.'],
  ['star', 'Quality', 'We test what we deliver, and write down how it works.'],
  ['graduation', 'Learning', 'Technology moves, and each of us has a day a month to follow it.'],
] as const;

/** A list to read: one below the other with a line above each; from 768 px the title is beside its description. */
export const Rows: Story = {
  render: () => (
    <Stack gap="none">
      {values.map(([icon, title, description]) => (
        <FeatureCard
          key={icon}
          look="row"
          size="lg"
          icon={icon}
          title={title}
          description={description}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const of = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    const [title, description] = [of('Integrity'), of(/^We say/)];
    if (innerWidth >= 768) await expect(description.left).toBeGreaterThan(title.right);
    else await expect(description.top).toBeGreaterThanOrEqual(title.bottom);
  },
};

/** Many features in pairs: the description below the title at any width. */
export const Cells: Story = {
  render: () => (
    <Grid columns={2}>
      <FeatureCard
        look="cell"
        size="lg"
        icon="plane"
        title="Airport"
        description="What lands, what is used, what is invoiced, and what is still to be paid."
      />
      <FeatureCard
        look="cell"
        size="lg"
        icon="mobile"
        title="Mobile application"
        description="Apps for field staff that work without a connection."
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const of = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    await expect(of(/^What lands/).top).toBeGreaterThanOrEqual(of('Airport').bottom);
    await expect(of(/^What lands/).left).toBeCloseTo(of('Airport').left, 0);
  },
};

const figures = [
  ['80+', undefined, 'Revenue streams', 'Landing, parking, retail and more, in one view.'],
  ['24/7', 'highlight', 'Monitoring', 'Somebody looks while you sleep.'],
  ['100 %', 'success', 'Audit ready', 'Each entry says who made it, and when.'],
  ['70 %', 'neutral', 'Faster processing', 'Up to that much less time from receipt to report.'],
] as const;

const abilities = [
  ['chart', undefined, 'Predictive analytics', 'Next month, from what the last years did.'],
  ['clock', 'highlight', 'Real time', 'Figures as old as your last blink.'],
  ['shield', 'success', 'Compliance', 'Reports in the form the authority asks for.'],
  ['integrate', 'neutral', 'Integration', 'Takes part in the systems that are there.'],
] as const;

/** Each tone, with a value and with an icon. */
export const Tones: Story = {
  render: () => (
    <Grid columns={4}>
      {figures.map(([value, tone, title, description]) => (
        <FeatureCard
          key={value}
          value={value}
          tone={tone}
          title={title}
          description={description}
        />
      ))}
      {abilities.map(([icon, tone, title, description]) => (
        <FeatureCard key={icon} icon={icon} tone={tone} title={title} description={description} />
      ))}
    </Grid>
  ),
};
