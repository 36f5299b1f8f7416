import { about } from '@example/content/pages/about';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(about);
