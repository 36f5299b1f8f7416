import { educationProducts } from '@example/content/pages/education-products';
import { Illustration } from '@example/ui/illustration';
import { contentPage } from '../content-page/content-page.tsx';
import { productParts } from '../parts/product-page.tsx';

export const page = contentPage(educationProducts, {
  picture: <Illustration name="education" size="fill" />,
  parts: productParts,
});
