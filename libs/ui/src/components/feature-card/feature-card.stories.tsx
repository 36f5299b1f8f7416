import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Real-time dashboards',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
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

/** Each tone, with a value and with an icon. */
export const Tones: Story = {
  render: () => (
    <Grid columns={4}>
      <FeatureCard
        value="80+"
        title="Revenue streams"
        description="Landing, parking, retail and more, in one view."
      />
      <FeatureCard
        tone="highlight"
        value="24/7"
        title="Monitoring"
        description="Somebody looks while you sleep."
      />
      <FeatureCard
        tone="success"
        value="100 %"
        title="Audit ready"
        description="Each entry says who made it, and when."
      />
      <FeatureCard
        tone="neutral"
        value="70 %"
        title="Faster processing"
        description="Up to that much less time from receipt to report."
      />
      <FeatureCard
        icon="chart"
        title="Predictive analytics"
        description="Next month, from what the last years did."
      />
      <FeatureCard
        tone="highlight"
        icon="clock"
        title="Real time"
        description="Figures as old as your last blink."
      />
      <FeatureCard
        tone="success"
        icon="shield"
        title="Compliance"
        description="Reports in the form the authority asks for."
      />
      <FeatureCard
        tone="neutral"
        icon="integrate"
        title="Integration"
        description="Takes part in the systems that are there."
      />
    </Grid>
  ),
};
