import { enterpriseResources } from '@example/content/pages/enterprise-resources';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(enterpriseResources);
