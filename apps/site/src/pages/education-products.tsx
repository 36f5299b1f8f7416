import { educationProducts } from '@example/content/pages/education-products';
import { EducationDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { productLayouts } from '../sections/product-page.tsx';

export const page = contentPage(educationProducts, {
  picture: <EducationDrawing />,
  layouts: productLayouts,
});
