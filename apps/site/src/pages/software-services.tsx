import { softwareServices } from '@example/content/pages/software-services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(softwareServices);
