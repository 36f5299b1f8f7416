import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { guide } from './testimonial-card.guide.tsx';
import { TestimonialCard } from './index.ts';

const meta = {
  title: 'Cards/TestimonialCard',
  component: TestimonialCard,
  parameters: { guide },
  args: {
    children: 'The month’s closing took nine days. Now it is done before lunch on the second.',
    name: 'Asha Menon',
    jobTitle: 'Head of Revenue, an airport',
    rating: 5,
  },
} satisfies Meta<typeof TestimonialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {};
/** The mark of the client's firm, where the words are the firm's. */
export const WithMark: Story = {
  args: { name: 'Coastal Airport', jobTitle: 'Head of Commercial Operations', mark: 'arcs' },
};
export const WithoutRating: Story = { args: { rating: undefined } };

/** Three in a row; the names stand on one line. */
export const Row: Story = {
  render: (args) => (
    <Grid columns={3}>
      <TestimonialCard {...args} />
      <TestimonialCard name="Ravi Kumar" jobTitle="Municipal secretary" rating={4}>
        Our clerks did not need a manual.
      </TestimonialCard>
      <TestimonialCard name="Leena Thomas" jobTitle="Owner, money changer" rating={5}>
        Rates, bills and returns in one place; the auditors were gone in an hour, and we had the
        afternoon for our customers.
      </TestimonialCard>
    </Grid>
  ),
};
