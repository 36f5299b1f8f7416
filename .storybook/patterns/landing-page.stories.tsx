import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@example/ui/badge';
import { Button } from '@example/ui/button';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import { Hero } from '@example/ui/hero';
import { Icon } from '@example/ui/icon';
import { Inline } from '@example/ui/inline';
import { Link } from '@example/ui/link';
import { ScrollToTop } from '@example/ui/scroll-to-top';
import { Section } from '@example/ui/section';
import { SiteFooter } from '@example/ui/site-footer';
import { SiteHeader } from '@example/ui/site-header';
import { SkipLink } from '@example/ui/skip-link';
import { brandMark, footerColumns, navigation } from '../../libs/ui/src/testing/navigation.tsx';

const meta = {
  title: 'Patterns/Landing page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const services = [
  {
    icon: 'consult',
    title: 'Consultancy',
    text: 'Plans, project reports and tenders, by people who have built what they plan.',
  },
  {
    icon: 'code',
    title: 'Software',
    text: 'Made for the way you work, tried by those who will use it.',
  },
  {
    icon: 'integrate',
    title: 'System integration',
    text: 'Servers, networks and power, delivered as one working system.',
  },
  {
    icon: 'cloud',
    title: 'Cloud',
    text: 'One application at a time, and we stay until it runs.',
  },
] as const;

/** A page composed of the components. */
export const Landing: StoryObj<typeof meta> = {
  render: () => (
    <>
      <SkipLink />
      <SiteHeader
        brandName="Example"
        brandMark={brandMark}
        items={navigation}
        cta={{ label: 'Contact us', href: '/contact' }}
        currentPath="/"
      />
      <main id="main" tabIndex={-1}>
        <Hero
          eyebrow="Consulting, software and systems"
          heading="Think Simple. Work Smarter. Grow Better."
          lead="We plan, build and run the systems that cities, airports and growing companies depend on."
          actions={
            <>
              <Button href="#work" size="lg">
                View our work
              </Button>
              <Button href="#start" size="lg" variant="secondary">
                Get started
              </Button>
            </>
          }
        />
        <Section
          id="work"
          eyebrow="What we do"
          heading="Core services"
          lead="One team from the first workshop to the thousandth user."
          action={
            <Link href="/services" standalone underline="hover">
              All services <Icon name="arrow-right" />
            </Link>
          }
        >
          <Grid as="ul" columns={4}>
            {services.map(({ icon, title, text }) => (
              <li key={title}>
                <ContentCard icon={icon} heading={title}>
                  {text}
                </ContentCard>
              </li>
            ))}
          </Grid>
        </Section>
        <Section tone="sunken" align="center" heading="At home in four fields">
          <Inline justify="center" gap="xs">
            <Badge>Government</Badge>
            <Badge tone="accent">Airports</Badge>
            <Badge tone="highlight">Utilities</Badge>
            <Badge tone="success">Education</Badge>
          </Inline>
        </Section>
        <Section id="start" heading="Get in touch" width="narrow">
          <Button href="mailto:office@example.com">
            <Icon name="mail" /> Write to us
          </Button>
        </Section>
      </main>
      <SiteFooter
        brandName="Example"
        brandMark={brandMark}
        description="Consulting, software and systems for public offices and growing companies."
        columns={footerColumns}
        copyright="© 2025 Example. All rights reserved."
        legalLinks={[
          { label: 'Privacy', href: '/privacy' },
          { label: 'Accessibility', href: '/accessibility' },
        ]}
      />
      <ScrollToTop />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
