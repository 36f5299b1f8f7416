import { Inline } from '@example/ui/inline';
import type { Part } from './part.ts';
import { Band } from './band.tsx';
import { OnwardLink } from './onward-link.tsx';

export const RelatedLinks: Part = ({ part, tone }) => (
  <Band
    part={part}
    tone={tone}
    spacing="tight"
    action={
      <Inline gap="lg">
        {part.links?.map((link) => (
          <OnwardLink key={link.href} {...link} />
        ))}
      </Inline>
    }
  />
);
