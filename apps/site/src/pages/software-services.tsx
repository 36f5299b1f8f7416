import { softwareServices } from '@example/content/pages/software-services';
import { Illustration } from '@example/ui/illustration';
import { contentPage } from '../content-page/content-page.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';
import { RelatedProducts } from '../parts/related-products.tsx';

export const page = contentPage(softwareServices, {
  picture: <Illustration name="software" size="fill" />,
  parts: { specialisations: FeatureCards, 'our-products': RelatedProducts, contact: ContactBand },
});
