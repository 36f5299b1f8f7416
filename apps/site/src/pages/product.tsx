import { product } from '@example/content/pages/product';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(product);
