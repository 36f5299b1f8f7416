import { urbanErp } from '@example/content/pages/urban-erp';
import { contentPage } from '../content-page/content-page.tsx';
import { productParts, productPicture } from '../parts/product-page.tsx';

export const page = contentPage(urbanErp, {
  picture: productPicture(urbanErp),
  parts: productParts,
});
