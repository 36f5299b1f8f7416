import { blog } from '@example/content/pages/blog';
import { BlogDrawing } from '@example/ui/page-drawing';
import { comingSoonPage } from '../content-page/coming-soon-page.tsx';

export const page = comingSoonPage(blog, <BlogDrawing />);
