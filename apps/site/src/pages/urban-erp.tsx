import { urbanErp } from '@example/content/pages/urban-erp';
import { contentPage } from '../content-page/content-page.tsx';
import { ProductTabs } from '../layout/tab-bars.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { FeatureCards } from '../sections/feature-cards.tsx';
import { FeatureRows } from '../sections/feature-rows.tsx';
import { productPicture } from '../sections/product-picture.tsx';
import { StepRow } from '../sections/step-row.tsx';

export const page = contentPage(urbanErp, {
  bar: ProductTabs,
  picture: productPicture(urbanErp),
  layouts: { features: FeatureCards, cards: FeatureRows, steps: StepRow, contact: ContactBand },
});
