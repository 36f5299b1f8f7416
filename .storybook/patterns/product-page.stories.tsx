import { Breadcrumbs } from '@example/ui/breadcrumbs';
import { Button } from '@example/ui/button';
import { ContactCard } from '@example/ui/contact-card';
import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { NavTabs } from '@example/ui/nav-tabs';
import { PageHeader } from '@example/ui/page-header';
import { ProductScreen } from '@example/ui/product-screen';
import { Section } from '@example/ui/section';
import { Steps } from '@example/ui/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Product page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const ProductPage: StoryObj<typeof meta> = {
  render: () => (
    <main>
      <NavTabs
        label="Products"
        variant="sticky"
        currentPath="/airports"
        items={[
          { label: 'Documents', href: '/documents' },
          { label: 'Airports', href: '/airports' },
          { label: 'Cities', href: '/cities' },
          { label: 'Exchange', href: '/exchange' },
        ]}
      />
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Products', href: '/products' },
            ]}
            current="Airports"
          />
        }
        picture={
          <ProductScreen
            screen="revenue"
            product="Aero-DB"
            label="A dashboard of revenue by source"
          />
        }
        eyebrow="Airports"
        heading="Know what your airport earns, today"
        lead="Every stream of revenue in one place, from parking to landing fees."
        actions={
          <Button href="#contact" size="lg">
            Ask for a demo
          </Button>
        }
      />
      <Section heading="What it does">
        <Grid columns={3}>
          <FeatureCard
            icon="chart"
            title="Dashboards"
            description="Figures of this hour, not of last month."
          />
          <FeatureCard
            value="80+"
            title="Streams of revenue"
            description="Parking, landing, shops, advertising, fuel."
          />
          <FeatureCard
            icon="check"
            title="Reports"
            description="What the authority asks for, ready on the day."
          />
        </Grid>
      </Section>
      <Section heading="How it gets to you">
        <Steps
          steps={[
            { title: 'Needs', text: 'A week at your desks.' },
            { title: 'Set-up', text: 'Your streams, your reports.' },
            { title: 'Training', text: 'Your people run it; we stay near.' },
          ]}
        />
      </Section>
      <Section id="contact" tone="sunken" heading="Talk to us">
        <ContactCard name="Airports" phone="+91 00000 00000" email="airports@example.com">
          For demos, prices and tenders.
        </ContactCard>
      </Section>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Airports' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
