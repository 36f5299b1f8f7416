import { fileVault } from '@example/content/pages/file-vault';
import { contentPage } from '../content-page/content-page.tsx';
import { productParts, productPicture } from '../parts/product-page.tsx';

export const page = contentPage(fileVault, {
  picture: productPicture(fileVault),
  parts: productParts,
});
