import { cloudServices } from '@example/content/pages/cloud-services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(cloudServices);
