import { services } from '@example/content/pages/services';
import { ServicesDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import { LinkCards } from '../parts/link-cards.tsx';

export const page = contentPage(services, {
  picture: <ServicesDrawing />,
  parts: { cards: LinkCards, related: LinkCards },
});
