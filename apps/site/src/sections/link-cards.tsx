import { frame } from '@example/content/navigation';
import { Grid } from '@example/ui/grid';
import { Icon } from '@example/ui/icon';
import { Illustration } from '@example/ui/illustration';
import { LinkCard } from '@example/ui/link-card';
import { Reveal } from '@example/ui/reveal';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';
import { columnsFor } from './columns.ts';

/** Renders cards that link to other pages. */
export const LinkCards: SectionLayout = ({ section, tone }) => {
  const { items = [] } = section;
  return (
    <Band section={section} tone={tone}>
      <Grid columns={columnsFor(items.length)}>
        {items.map(({ title, description, href = '', icon, illustration }) => (
          <Reveal key={title}>
            <LinkCard
              href={href}
              heading={title}
              callToAction={frame.readMore}
              picture={
                illustration ? (
                  <Illustration name={illustration} />
                ) : (
                  icon && <Icon name={icon} size="xl" />
                )
              }
            >
              {description}
            </LinkCard>
          </Reveal>
        ))}
      </Grid>
    </Band>
  );
};
