import { softwareServices } from '@example/content/pages/software-services';
import { Illustration } from '@example/ui/illustration';
import { contentPage } from '../content-page/content-page.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';
import { LinkCards } from '../parts/link-cards.tsx';

export const page = contentPage(softwareServices, {
  picture: <Illustration name="software" size="fill" />,
  parts: { specialisations: FeatureCards, 'our-products': LinkCards, contact: ContactBand },
});
