import { contactUs } from '@example/content/pages/contact-us';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(contactUs);
