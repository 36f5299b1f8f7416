import { Inline } from '@example/ui/inline';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';
import { OnwardLink } from './onward-link.tsx';

export const RelatedLinks: SectionLayout = ({ section, tone }) => (
  <Band
    section={section}
    tone={tone}
    spacing="tight"
    action={
      <Inline gap="lg">
        {section.links?.map((link) => (
          <OnwardLink key={link.href} {...link} />
        ))}
      </Inline>
    }
  />
);
