import { aeroManagement } from '@example/content/pages/aero-management';
import { contentPage } from '../content-page/content-page.tsx';
import { productParts, productPicture } from '../parts/product-page.tsx';

export const page = contentPage(aeroManagement, {
  picture: productPicture(aeroManagement),
  parts: productParts,
});
