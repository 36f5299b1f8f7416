import { privacy } from '@example/content/pages/privacy';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(privacy);
