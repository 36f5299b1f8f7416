import { accessibility } from '@example/content/pages/accessibility';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(accessibility);
