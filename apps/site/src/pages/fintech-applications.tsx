import { fintechApplications } from '@example/content/pages/fintech-applications';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(fintechApplications);
