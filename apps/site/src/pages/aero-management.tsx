import { aeroManagement } from '@example/content/pages/aero-management';
import { contentPage } from '../content-page/content-page.tsx';
import { ProductTabs } from '../layout/tab-bars.tsx';
import { productLayouts } from '../sections/product-page.tsx';
import { productPicture } from '../sections/product-picture.tsx';

export const page = contentPage(aeroManagement, {
  bar: ProductTabs,
  picture: productPicture(aeroManagement),
  layouts: productLayouts,
});
