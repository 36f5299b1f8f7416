import { aeroManagement } from '@example/content/pages/aero-management';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(aeroManagement);
