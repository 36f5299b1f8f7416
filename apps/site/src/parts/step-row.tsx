import { Steps } from '@example/ui/steps';
import type { Part } from './part.ts';
import { Band } from './band.tsx';

export const StepRow: Part = ({ part, tone }) => (
  <Band part={part} tone={tone}>
    <Steps
      steps={(part.items ?? []).map(({ title, description }) => ({ title, text: description }))}
    />
  </Band>
);
