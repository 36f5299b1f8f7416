import { gisServices } from '@example/content/pages/gis-services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(gisServices);
