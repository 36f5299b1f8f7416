import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { Reveal } from '@example/ui/reveal';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';

export const FigureCards: SectionLayout = ({ section, tone }) => (
  <Band section={section} tone={tone}>
    <Grid columns={4} phoneColumns={2}>
      {section.items?.map(({ label, title, description = '' }) => (
        <Reveal key={title}>
          <FeatureCard value={label} title={title} description={description} />
        </Reveal>
      ))}
    </Grid>
  </Band>
);
