import { gisServices } from '@example/content/pages/gis-services';
import { GisDrawing } from '@example/ui/page-drawing';
import { textPage } from '../content-page/text-page.tsx';
import { ServiceTabs } from '../layout/tab-bars.tsx';

export const page = textPage(gisServices, { bar: ServiceTabs, picture: <GisDrawing /> });
