import {
  businessValueChain,
  portfolio,
  portfolioPartners,
  systemIntegrationServices,
} from '@example/content/pages/system-integration-services';
import { ContentCard } from '@example/ui/content-card';
import { Grid } from '@example/ui/grid';
import { NamePlate } from '@example/ui/name-plate';
import { IntegrationDrawing } from '@example/ui/page-drawing';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { ValueChain } from '@example/ui/value-chain';
import { contentPage } from '../content-page/content-page.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import { ServiceTabs } from '../layout/tab-bars.tsx';
import { Band } from '../sections/band.tsx';
import { ContactBand } from '../sections/contact-band.tsx';

const BusinessValue: SectionLayout = (props) => (
  <Band {...props}>
    <ValueChain items={businessValueChain} />
  </Band>
);

const Portfolio: SectionLayout = (props) => (
  <Band {...props}>
    <Grid columns={3}>
      {portfolio.map(({ title, icon, points, partners }) => (
        <ContentCard
          key={title}
          heading={title}
          icon={icon}
          list={points}
          footer={
            <Stack gap="sm">
              <Text size="sm" tone="muted">
                {portfolioPartners}
              </Text>
              <Stack as="ul" gap="xs">
                {partners.map(({ name, mark }) => (
                  <li key={name}>
                    <NamePlate name={name} mark={mark} size="sm" />
                  </li>
                ))}
              </Stack>
            </Stack>
          }
        />
      ))}
    </Grid>
  </Band>
);

export const page = contentPage(systemIntegrationServices, {
  bar: ServiceTabs,
  picture: <IntegrationDrawing />,
  layouts: { 'business-value': BusinessValue, portfolio: Portfolio, contact: ContactBand },
});
