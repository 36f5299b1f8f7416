import { FeatureCard } from '@example/ui/feature-card';
import { Reveal } from '@example/ui/reveal';
import { Stack } from '@example/ui/stack';
import type { SectionLayoutProps } from './section-layout.ts';
import { Band } from './band.tsx';

interface FeatureRowsProps extends SectionLayoutProps {
  /** `stacked` places long titles below the heading; `split` places the rows beside it. */
  readonly layout?: 'stacked' | 'split';
}

/** Renders a few features as rows. */
export const FeatureRows = ({ layout = 'split', ...props }: FeatureRowsProps) => (
  <Band {...props} layout={layout}>
    <Stack gap="none">
      {props.section.items?.map(({ title, description = '', icon }) => (
        <Reveal key={title}>
          <FeatureCard title={title} description={description} icon={icon} look="row" size="lg" />
        </Reveal>
      ))}
    </Stack>
  </Band>
);
