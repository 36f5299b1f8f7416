import { forex } from '@example/content/pages/forex';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(forex);
