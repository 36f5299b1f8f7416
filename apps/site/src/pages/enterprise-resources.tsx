import { enterpriseResources } from '@example/content/pages/enterprise-resources';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import { EnterpriseDrawing } from '@example/ui/page-drawing';
import { Text } from '@example/ui/text';
import { contentPage } from '../content-page/content-page.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import { Band } from '../sections/band.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { RelatedProducts } from '../sections/related-products.tsx';

const Modules: SectionLayout = (props) => (
  <Band {...props}>
    <Grid columns={3}>
      {props.section.items?.map(({ title, description, icon, points }) => (
        <ContentCard key={title} heading={title} icon={icon} list={points}>
          <Text tone="muted">{description}</Text>
        </ContentCard>
      ))}
    </Grid>
  </Band>
);

export const page = contentPage(enterpriseResources, {
  picture: <EnterpriseDrawing />,
  layouts: { modules: Modules, contact: ContactBand, related: RelatedProducts },
});
