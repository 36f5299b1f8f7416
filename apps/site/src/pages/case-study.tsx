import { caseStudy } from '@example/content/pages/case-study';
import { CaseStudyDrawing } from '@example/ui/page-drawing';
import { comingSoonPage } from '../content-page/coming-soon-page.tsx';

export const page = comingSoonPage(caseStudy, <CaseStudyDrawing />);
