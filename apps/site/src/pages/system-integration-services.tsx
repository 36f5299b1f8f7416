import { systemIntegrationServices } from '@example/content/pages/system-integration-services';
import { contentPage } from '../content-page/content-page.tsx';

export const page = contentPage(systemIntegrationServices);
