import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { job } from './job-card.example.ts';
import { guide } from './job-card.guide.tsx';
import { JobCard } from './index.ts';

const actions = (title: string) => (
  <>
    <Button href="#details" variant="secondary" size="sm">
      More Details<VisuallyHidden> of {title}</VisuallyHidden>
    </Button>
    <Button href="#apply" size="sm">
      Apply<VisuallyHidden> for {title}</VisuallyHidden>
    </Button>
  </>
);

const meta = {
  title: 'Cards/JobCard',
  component: JobCard,
  parameters: { guide },
  args: {
    ...job,
    actions: actions(job.title),
  },
} satisfies Meta<typeof JobCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'GIS Analyst' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply for GIS Analyst' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'More Details of GIS Analyst' })).toBeVisible();
  },
};

export const ClosingSoon: Story = {
  args: { closing: <Badge tone="highlight">Closes tomorrow</Badge> },
};

export const LongTexts: Story = {
  args: {
    title: 'Senior Software Engineer, Airport Revenue and Compliance Systems',
    category: 'Software Development and Product Engineering',
    office: 'Regional Delivery Centre for Government and Enterprise',
    closing: <Badge tone="highlight">Closes today</Badge>,
  },
};

export const WithoutActions: Story = { args: { actions: undefined, jobType: undefined } };

export const List: Story = {
  render: (args) => (
    <Grid columns={2}>
      <JobCard {...args} />
      <JobCard
        {...args}
        title="Network Engineer"
        category="System Integration"
        district="Ernakulam"
        jobType="Part time"
        closing={<Badge tone="highlight">Closes tomorrow</Badge>}
        actions={actions('Network Engineer')}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const within = (element: Element | null | undefined) => {
        if (element === null || element === undefined) throw new Error('not in the card');
        return element.getBoundingClientRect();
      };
      const title = within(card.querySelector('h3'));
      const [category, office, district] = [...card.querySelectorAll('dd')].map(within);
      const badge = within(card.querySelector('[data-tone=accent]'));
      // A phone's card is shorter: its badge stands beside the title, two of them below it; its facts run on.
      if (innerWidth < 480) {
        if (card.querySelectorAll('[data-tone]').length > 1)
          await expect(badge.top).toBeGreaterThanOrEqual(title.bottom);
        else await expect(badge.left).toBeGreaterThanOrEqual(title.right);
        continue;
      }
      await expect(badge.bottom).toBeLessThanOrEqual(title.top);
      await expect(office?.top).toBeGreaterThanOrEqual(category?.bottom ?? NaN);
      if (innerWidth >= 1280) await expect(district?.top).toBe(office?.top);
    }
  },
};
