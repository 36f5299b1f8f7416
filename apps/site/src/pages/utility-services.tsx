import { utilityServices } from '@example/content/pages/utility-services';
import { UtilityDrawing } from '@example/ui/page-drawing';
import { textPage } from '../content-page/text-page.tsx';
import { ServiceTabs } from '../layout/tab-bars.tsx';

export const page = textPage(utilityServices, { bar: ServiceTabs, picture: <UtilityDrawing /> });
