import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './hero.guide.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    eyebrow: 'Consulting, software and systems',
    heading: 'Think Simple. Work Smarter. Grow Better.',
    lead: 'We plan, build and run the systems that cities, airports and growing companies depend on.',
    actions: (
      <>
        <Button href="#work" size="lg">
          View our work
        </Button>
        <Button href="#start" size="lg" variant="secondary">
          Get started
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Think Simple. Work Smarter. Grow Better.' }),
    ).toBeVisible();
  },
};

export const WithFacts: Story = {
  args: {
    facts: (
      <Grid columns={4} phoneColumns={2}>
        {[
          ['13', 'years'],
          ['200', 'projects'],
          ['800', 'clients'],
          ['24/7', 'support'],
        ].map(([figure, name]) => (
          <div key={name}>
            <Heading level={2}>{figure}</Heading>
            <Text tone="muted">{name}</Text>
          </div>
        ))}
      </Grid>
    ),
  },
};

export const WithoutPicture: Story = { args: { art: null } };
