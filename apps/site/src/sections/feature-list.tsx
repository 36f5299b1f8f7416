import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { Reveal } from '@example/ui/reveal';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';

/** Renders many or long features in two columns, with lines between them instead of cards. */
export const FeatureList: SectionLayout = ({ section, tone }) => (
  <Band section={section} tone={tone}>
    <Grid columns={2}>
      {section.items?.map(({ title, description = '', icon }) => (
        <Reveal key={title}>
          <FeatureCard title={title} description={description} icon={icon} look="cell" size="lg" />
        </Reveal>
      ))}
    </Grid>
  </Band>
);
