import { urbanErp } from '@example/content/pages/urban-erp';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(urbanErp);
