import { utilityServices } from '@example/content/pages/utility-services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(utilityServices);
