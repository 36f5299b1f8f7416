import { privacy } from '@example/content/pages/privacy';
import { textPage } from '../content-page/text-page.tsx';

export const page = textPage(privacy);
