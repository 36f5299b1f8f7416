import { blog } from '@example/content/pages/blog';
import { comingSoonPage } from '../content-page/coming-soon-page.tsx';

export const page = comingSoonPage(blog);
