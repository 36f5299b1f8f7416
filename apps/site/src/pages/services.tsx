import { services } from '@example/content/pages/services';
import { Illustration } from '@example/ui/illustration';
import { contentPage } from '../content-page/content-page.tsx';
import { LinkCards } from '../parts/link-cards.tsx';

export const page = contentPage(services, {
  picture: <Illustration name="integration" size="fill" />,
  parts: { cards: LinkCards, related: LinkCards },
});
