import { Steps } from '@example/ui/steps';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';

export const StepRow: SectionLayout = ({ section, tone }) => (
  <Band section={section} tone={tone}>
    <Steps
      steps={(section.items ?? []).map(({ title, description }) => ({ title, text: description }))}
    />
  </Band>
);
