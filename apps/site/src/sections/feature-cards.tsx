import { FeatureCard } from '@example/ui/feature-card';
import { Grid } from '@example/ui/grid';
import { Reveal } from '@example/ui/reveal';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';
import { columnsFor } from './columns.ts';

/** Renders features or components as cards. */
export const FeatureCards: SectionLayout = ({ section, tone }) => {
  const { items = [] } = section;
  const columns = columnsFor(items.length);
  return (
    <Band section={section} tone={tone}>
      <Grid columns={columns} fill>
        {items.map(({ title, description = '', icon, color }) => (
          <Reveal key={title}>
            <FeatureCard
              title={title}
              description={description}
              icon={icon}
              tone={color}
              size={items.length % columns === 0 ? 'md' : 'lg'}
            />
          </Reveal>
        ))}
      </Grid>
    </Band>
  );
};
