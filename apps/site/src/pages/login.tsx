import { login } from '@example/content/pages/login';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(login);
