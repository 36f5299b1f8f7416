import { FeatureCard } from '@example/ui/feature-card';
import { Reveal } from '@example/ui/reveal';
import { Stack } from '@example/ui/stack';
import type { PartProps } from './part.ts';
import { Band } from './band.tsx';

interface FeatureRowsProps extends PartProps {
  /** `stacked`, below the heading, for long titles; beside it by default. */
  readonly layout?: 'stacked' | 'split';
}

/** A few things that are read one after the other. */
export const FeatureRows = ({ layout = 'split', ...props }: FeatureRowsProps) => (
  <Band {...props} layout={layout}>
    <Stack gap="none">
      {props.part.items?.map(({ title, description = '', icon }) => (
        <Reveal key={title}>
          <FeatureCard title={title} description={description} icon={icon} look="row" size="lg" />
        </Reveal>
      ))}
    </Stack>
  </Band>
);
