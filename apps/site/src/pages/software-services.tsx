import { softwareServices } from '@example/content/pages/software-services';
import { SoftwareDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { ServiceTabs } from '../layout/tab-bars.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureList } from '../parts/feature-list.tsx';
import { RelatedProducts } from '../parts/related-products.tsx';

export const page = contentPage(softwareServices, {
  bar: ServiceTabs,
  picture: <SoftwareDrawing />,
  parts: { specialisations: FeatureList, 'our-products': RelatedProducts, contact: ContactBand },
});
