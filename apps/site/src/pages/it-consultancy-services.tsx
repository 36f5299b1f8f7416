import { itConsultancyServices } from '@example/content/pages/it-consultancy-services';
import { ConsultancyDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { ServiceTabs } from '../layout/tab-bars.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { FeatureCards } from '../sections/feature-cards.tsx';

export const page = contentPage(itConsultancyServices, {
  bar: ServiceTabs,
  picture: <ConsultancyDrawing />,
  layouts: { cards: FeatureCards, contact: ContactBand },
});
