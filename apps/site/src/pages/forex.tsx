import { demos } from '@example/content/demos';
import { forex } from '@example/content/pages/forex';
import { ContactList } from '@example/ui/contact-list';
import { Grid } from '@example/ui/grid';
import { contentPage } from '../content-page/content-page.tsx';
import type { Part } from '../parts/part.ts';
import { ProductTabs } from '../layout/tab-bars.tsx';
import { DemoForm } from '../form-components/demo-form.tsx';
import { Band } from '../parts/band.tsx';
import { contactsOf } from '../parts/contacts.ts';
import { FeatureCards } from '../parts/feature-cards.tsx';
import { FigureCards } from '../parts/figure-cards.tsx';
import { productPicture } from '../parts/product-picture.tsx';

const Demo: Part = (props) => (
  <Band {...props}>
    <Grid columns={2} gap="xxl">
      <ContactList contacts={contactsOf(props.part)} />
      <DemoForm product={forex.heading} action={forex.path} />
    </Grid>
  </Band>
);

export const page = contentPage(forex, {
  bar: ProductTabs,
  picture: productPicture(forex),
  forms: async () =>
    (await import('../forms/public-form.ts')).handlePublicForm('demo', demos.validation),
  parts: { figures: FigureCards, features: FeatureCards, contact: Demo },
});
