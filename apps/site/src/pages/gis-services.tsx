import { gisServices } from '@example/content/pages/gis-services';
import { Illustration } from '@example/ui/illustration';
import { textPage } from '../content-page/text-page.tsx';

export const page = textPage(gisServices, <Illustration name="gis" size="fill" />);
