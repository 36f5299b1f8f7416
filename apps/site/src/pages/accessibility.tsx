import { accessibility } from '@example/content/pages/accessibility';
import { textPage } from '../content-page/text-page.tsx';

export const page = textPage(accessibility);
