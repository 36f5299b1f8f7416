import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { Reveal } from '@example/ui/reveal';
import type { Part } from './part.ts';
import { Band } from './band.tsx';

/** Renders many or long features in two columns, with lines between them instead of cards. */
export const FeatureList: Part = ({ part, tone }) => (
  <Band part={part} tone={tone}>
    <Grid columns={2}>
      {part.items?.map(({ title, description = '', icon }) => (
        <Reveal key={title}>
          <FeatureCard title={title} description={description} icon={icon} look="cell" size="lg" />
        </Reveal>
      ))}
    </Grid>
  </Band>
);
