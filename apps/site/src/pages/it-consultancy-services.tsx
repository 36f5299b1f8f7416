import { itConsultancyServices } from '@example/content/pages/it-consultancy-services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(itConsultancyServices);
