import { services } from '@example/content/pages/services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(services);
