import { demos } from '@example/content/demos';
import { forex } from '@example/content/pages/forex';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { contentPage } from '../content-page/content-page.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import { ProductTabs } from '../layout/tab-bars.tsx';
import { DemoForm } from '../form-components/demo-form.tsx';
import { Band } from '../sections/band.tsx';
import { contactsOf } from '../sections/contacts.ts';
import { FeatureCards } from '../sections/feature-cards.tsx';
import { FigureCards } from '../sections/figure-cards.tsx';
import { productPicture } from '../sections/product-picture.tsx';

const Demo: SectionLayout = (props) => (
  <Band {...props}>
    <Grid columns={2} gap="xxl">
      <ContactList contacts={contactsOf(props.section)} />
      <DemoForm product={forex.heading} action={forex.path} />
    </Grid>
  </Band>
);

export const page = contentPage(forex, {
  bar: ProductTabs,
  picture: productPicture(forex),
  forms: async () =>
    (await import('../forms/public-form.ts')).handlePublicForm('demo', demos.validation),
  layouts: { figures: FigureCards, features: FeatureCards, contact: Demo },
});
