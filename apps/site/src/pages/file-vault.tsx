import { fileVault } from '@example/content/pages/file-vault';
import { contentPage } from '../content-page/content-page.tsx';
import { ProductTabs } from '../layout/tab-bars.tsx';
import { productLayouts } from '../sections/product-page.tsx';
import { productPicture } from '../sections/product-picture.tsx';

export const page = contentPage(fileVault, {
  bar: ProductTabs,
  picture: productPicture(fileVault),
  layouts: productLayouts,
});
