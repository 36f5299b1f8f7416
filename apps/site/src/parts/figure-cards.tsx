import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { Reveal } from '@example/ui/reveal';
import type { Part } from './part.ts';
import { Band } from './band.tsx';

export const FigureCards: Part = ({ part, tone }) => (
  <Band part={part} tone={tone}>
    <Grid columns={4} phoneColumns={2}>
      {part.items?.map(({ label, title, description = '' }) => (
        <Reveal key={title}>
          <FeatureCard value={label} title={title} description={description} />
        </Reveal>
      ))}
    </Grid>
  </Band>
);
