import { educationProducts } from '@example/content/pages/education-products';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(educationProducts);
