import { frame } from '@example/content/navigation';
import { Grid } from '@example/ui/grid';
import { Illustration } from '@example/ui/illustration';
import { ProductCard } from '@example/ui/product-card';
import { ProductScreen } from '@example/ui/product-screen';
import { Reveal } from '@example/ui/reveal';
import type { SectionLayout } from './section-layout.ts';
import { Band } from './band.tsx';
import { columnsFor } from './columns.ts';

/** Renders products with their pictures: three or four in a row, or two with the picture beside the text. */
export const RelatedProducts: SectionLayout = ({ section, tone }) => {
  const { items = [] } = section;
  const few = items.length < 3;
  return (
    <Band section={section} tone={tone}>
      <Grid columns={columnsFor(items.length)}>
        {items.map(({ title, description = '', href = '', picture, illustration }) => (
          <Reveal key={href}>
            <ProductCard
              href={href}
              title={title}
              subtitle={description}
              size="md"
              pictureAt={few ? 'start' : undefined}
              callToAction={frame.readMore}
              image={
                picture ? (
                  <ProductScreen {...picture} label="" />
                ) : (
                  illustration && <Illustration name={illustration} />
                )
              }
            />
          </Reveal>
        ))}
      </Grid>
    </Band>
  );
};
