import { frame } from '@example/content/navigation';
import { productCards } from '@example/content/product-cards';
import { Grid, type GridProps } from '@example/ui/grid';
import { ProductCard } from '@example/ui/product-card';
import { ProductScreen } from '@example/ui/product-screen';
import { Reveal } from '@example/ui/reveal';

/** Renders the four products with their screens (spec §2, Home page and Products page). */
export const ProductCards = ({ phoneColumns }: Pick<GridProps, 'phoneColumns'>) => (
  <Grid columns={2} phoneColumns={phoneColumns}>
    {productCards.map(({ href, title, subtitle, picture, imageAlt }) => (
      <Reveal key={href}>
        <ProductCard
          href={href}
          title={title}
          subtitle={subtitle}
          callToAction={frame.readMore}
          image={<ProductScreen {...picture} label={imageAlt} />}
        />
      </Reveal>
    ))}
  </Grid>
);
