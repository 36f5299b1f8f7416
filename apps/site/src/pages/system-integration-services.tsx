import {
  businessValueChain,
  portfolio,
  portfolioPartners,
  systemIntegrationServices,
} from '@example/content/pages/system-integration-services';
import { Badge } from '@example/ui/badge';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import { Illustration } from '@example/ui/illustration';
import { Inline } from '@example/ui/inline';
import { List } from '@example/ui/list';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { ValueChain } from '@example/ui/value-chain';
import { contentPage, type Part } from '../content-page/content-page.tsx';
import { Band } from '../parts/band.tsx';
import { ContactBand } from '../parts/contact-band.tsx';

const BusinessValue: Part = (props) => (
  <Band {...props}>
    <ValueChain items={businessValueChain} />
  </Band>
);

const Portfolio: Part = (props) => (
  <Band {...props}>
    <Grid columns={3}>
      {portfolio.map(({ title, icon, points, partners }) => (
        <ContentCard key={title} heading={title} icon={icon}>
          <List items={points} />
          <Stack gap="xs">
            <Text size="sm" weight="bold">
              {portfolioPartners}
            </Text>
            <Inline gap="xs">
              {partners.map((partner) => (
                <Badge key={partner}>{partner}</Badge>
              ))}
            </Inline>
          </Stack>
        </ContentCard>
      ))}
    </Grid>
  </Band>
);

export const page = contentPage(systemIntegrationServices, {
  picture: <Illustration name="integration" size="fill" />,
  parts: { 'business-value': BusinessValue, portfolio: Portfolio, contact: ContactBand },
});
