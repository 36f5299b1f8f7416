import { enterpriseResources } from '@example/content/pages/enterprise-resources';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import { EnterpriseDrawing } from '@example/ui/page-drawing';
import { Text } from '@example/ui/text';
import { contentPage } from '../content-page/content-page.tsx';
import type { Part } from '../parts/part.ts';
import { Band } from '../parts/band.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { RelatedProducts } from '../parts/related-products.tsx';

const Modules: Part = (props) => (
  <Band {...props}>
    <Grid columns={3}>
      {props.part.items?.map(({ title, description, icon, points }) => (
        <ContentCard key={title} heading={title} icon={icon} list={points}>
          <Text tone="muted">{description}</Text>
        </ContentCard>
      ))}
    </Grid>
  </Band>
);

export const page = contentPage(enterpriseResources, {
  picture: <EnterpriseDrawing />,
  parts: { modules: Modules, contact: ContactBand, related: RelatedProducts },
});
