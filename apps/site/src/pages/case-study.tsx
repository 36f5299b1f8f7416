import { caseStudy } from '@example/content/pages/case-study';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(caseStudy);
