import { softwareServices } from '@example/content/pages/software-services';
import { SoftwareDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { ServiceTabs } from '../layout/tab-bars.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { RelatedProducts } from '../sections/related-products.tsx';

export const page = contentPage(softwareServices, {
  bar: ServiceTabs,
  picture: <SoftwareDrawing />,
  layouts: { specialisations: FeatureList, 'our-products': RelatedProducts, contact: ContactBand },
});
