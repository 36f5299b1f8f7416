import { urbanErp } from '@example/content/pages/urban-erp';
import { contentPage } from '../content-page/content-page.tsx';
import { ProductTabs } from '../layout/tab-bars.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';
import { FeatureRows } from '../parts/feature-rows.tsx';
import { productPicture } from '../parts/product-picture.tsx';
import { StepRow } from '../parts/step-row.tsx';

export const page = contentPage(urbanErp, {
  bar: ProductTabs,
  picture: productPicture(urbanErp),
  parts: { features: FeatureCards, cards: FeatureRows, steps: StepRow, contact: ContactBand },
});
