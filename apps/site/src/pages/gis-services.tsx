import { gisServices } from '@example/content/pages/gis-services';
import { GisDrawing } from '@example/ui/page-drawing';
import { textPage } from '../content-page/text-page.tsx';

export const page = textPage(gisServices, <GisDrawing />);
