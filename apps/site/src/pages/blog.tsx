import { blog } from '@example/content/pages/blog';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(blog);
