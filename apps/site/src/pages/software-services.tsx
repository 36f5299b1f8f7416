import { softwareServices } from '@example/content/pages/software-services';
import { SoftwareDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';
import { RelatedProducts } from '../parts/related-products.tsx';

export const page = contentPage(softwareServices, {
  picture: <SoftwareDrawing />,
  parts: { specialisations: FeatureCards, 'our-products': RelatedProducts, contact: ContactBand },
});
