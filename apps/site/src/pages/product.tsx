import { product } from '@example/content/pages/product';
import { ProductsDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import { Band } from '../sections/band.tsx';
import { ProductCards } from '../sections/product-cards.tsx';
import { RelatedProducts } from '../sections/related-products.tsx';

const Products: SectionLayout = (props) => (
  <Band {...props}>
    <ProductCards />
  </Band>
);

export const page = contentPage(product, {
  picture: <ProductsDrawing />,
  layouts: { products: Products, related: RelatedProducts },
});
