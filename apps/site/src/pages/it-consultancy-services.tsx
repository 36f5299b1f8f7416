import { itConsultancyServices } from '@example/content/pages/it-consultancy-services';
import { ConsultancyDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { ServiceTabs } from '../layout/tab-bars.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';

export const page = contentPage(itConsultancyServices, {
  bar: ServiceTabs,
  picture: <ConsultancyDrawing />,
  parts: { cards: FeatureCards, contact: ContactBand },
});
