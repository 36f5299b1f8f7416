import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { Reveal } from '@example/ui/reveal';
import type { Part } from '../content-page/content-page.tsx';
import { Band } from './band.tsx';
import { columnsFor } from './columns.ts';

/** What something can do, or what it is made of: a card for each. */
export const FeatureCards: Part = ({ part, tone }) => {
  const { items = [] } = part;
  return (
    <Band part={part} tone={tone}>
      <Grid columns={columnsFor(items.length)}>
        {items.map(({ title, description = '', icon, color }) => (
          <Reveal key={title}>
            <FeatureCard title={title} description={description} icon={icon} tone={color} />
          </Reveal>
        ))}
      </Grid>
    </Band>
  );
};
