import { enquiries } from '@example/content/enquiries';
import { home, homeMeta } from '@example/content/home';
import { Button } from '@example/ui/button';
import { Carousel } from '@example/ui/carousel';
import { Counter } from '@example/ui/counter';
import { Grid } from '@example/ui/grid';
import { Hero } from '@example/ui/hero';
import { Illustration } from '@example/ui/illustration';
import { LinkCard } from '@example/ui/link-card';
import { LogoStrip } from '@example/ui/logo-strip';
import { Reveal } from '@example/ui/reveal';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { TestimonialCard } from '@example/ui/testimonial-card';
import { Text } from '@example/ui/text';
import { FIRST_BAND_ID } from '../document/ids.ts';
import { LaterStyles } from '../document/later-styles.tsx';
import { GetInTouch } from '../sections/get-in-touch.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import { OnwardLink } from '../sections/onward-link.tsx';
import { ProductCards } from '../sections/product-cards.tsx';
import type { Page } from '../routing/page.ts';

const Home = () => {
  const { hero, services, counters, products, company, testimonials, clients } = home;
  return (
    <PageLayout path="/">
      <Hero
        id={FIRST_BAND_ID}
        heading={hero.heading}
        lead={hero.lead}
        actions={
          <>
            <Button href={hero.actions.work.href} size="lg">
              {hero.actions.work.label}
            </Button>
            <Button href={hero.actions.start.href} size="lg" variant="secondary">
              {hero.actions.start.label}
            </Button>
          </>
        }
      />
      <LaterStyles />
      <Section
        id={services.id}
        heading={services.heading}
        lead={services.intro}
        action={<OnwardLink {...services.all} />}
      >
        <Grid columns={4} phoneColumns="row">
          {services.cards.map(({ href, title, description, illustration }) => (
            <Reveal key={href}>
              <LinkCard
                href={href}
                heading={title}
                picture={<Illustration name={illustration} />}
                phonePicture="top"
              >
                {description}
              </LinkCard>
            </Reveal>
          ))}
        </Grid>
      </Section>
      <Section tone="sunken" spacing="tight" aria-label={counters.name}>
        <Grid columns={4} phoneColumns={2}>
          {counters.items.map(({ target, suffix, label }) => (
            <Counter key={label} target={target} suffix={suffix} label={label} />
          ))}
        </Grid>
      </Section>
      <Section
        id={products.id}
        heading={products.heading}
        lead={products.intro}
        action={<OnwardLink {...products.all} />}
      >
        <ProductCards phoneColumns="row" />
      </Section>
      <Section id={company.id} heading={company.heading} tone="inverse">
        <Grid columns={2} gap="xxl">
          <Stack gap="lg">
            {company.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lg">
                {paragraph}
              </Text>
            ))}
            <OnwardLink {...company.link} />
          </Stack>
          <Grid columns={2} phoneColumns={2}>
            <Illustration name="gis" size="fill" />
            <Illustration name="utility" size="fill" />
          </Grid>
        </Grid>
      </Section>
      <Section id={testimonials.id} heading={testimonials.heading}>
        <Reveal>
          <Carousel label={testimonials.slides} set="large" speed={700}>
            {testimonials.items.map(({ quote, role, client, mark, rating }) => (
              <TestimonialCard
                key={client}
                name={client}
                jobTitle={role}
                mark={mark}
                rating={rating}
                ratingLabel={testimonials.ratingText(rating)}
              >
                {quote}
              </TestimonialCard>
            ))}
          </Carousel>
        </Reveal>
      </Section>
      <Section id={clients.id} heading={clients.heading} tone="sunken" spacing="tight">
        <LogoStrip items={clients.items} label={clients.heading} pauseLabel={clients.pause} />
      </Section>
      <GetInTouch />
    </PageLayout>
  );
};

export const page: Page = {
  path: '/',
  meta: homeMeta,
  forms: async () =>
    (await import('../forms/public-form.ts')).handlePublicForm('enquiry', enquiries.validation),
  Component: Home,
};
