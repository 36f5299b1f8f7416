import { services } from '@example/content/pages/services';
import { ServicesDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { LinkCards } from '../sections/link-cards.tsx';

export const page = contentPage(services, {
  picture: <ServicesDrawing />,
  layouts: { cards: LinkCards, related: LinkCards },
});
