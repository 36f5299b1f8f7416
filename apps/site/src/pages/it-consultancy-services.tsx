import { itConsultancyServices } from '@example/content/pages/it-consultancy-services';
import { Illustration } from '@example/ui/illustration';
import { contentPage } from '../content-page/content-page.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';

export const page = contentPage(itConsultancyServices, {
  picture: <Illustration name="consultancy" size="fill" />,
  parts: { cards: FeatureCards, contact: ContactBand },
});
