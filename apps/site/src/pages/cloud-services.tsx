import {
  approach,
  certifications,
  cloudServices,
  marginLabel,
} from '@example/content/pages/cloud-services';
import { Grid } from '@example/ui/grid';
import { NamePlate } from '@example/ui/name-plate';
import { CloudDrawing } from '@example/ui/page-drawing';
import { GanttChart } from '@example/ui/gantt-chart';
import { contentPage } from '../content-page/content-page.tsx';
import type { SectionLayout } from '../sections/section-layout.ts';
import { ServiceTabs } from '../layout/tab-bars.tsx';
import { Band } from '../sections/band.tsx';
import { ContactBand } from '../sections/contact-band.tsx';
import { FeatureCards } from '../sections/feature-cards.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { FeatureRows } from '../sections/feature-rows.tsx';

const Certifications: SectionLayout = (props) => (
  <Band {...props} layout="split">
    <Grid as="ul" columns={2}>
      {certifications.map(({ subject, vendor }) => (
        <li key={subject}>
          <NamePlate name={subject} note={vendor} mark="seal" size="lg" framed />
        </li>
      ))}
    </Grid>
  </Band>
);

const Reasons: SectionLayout = (props) => <FeatureRows {...props} layout="stacked" />;

const [first, ...others] = approach.map(({ description, ...phase }) => ({
  text: description,
  ...phase,
}));

const Approach: SectionLayout = (props) => (
  <Band {...props}>
    {first && <GanttChart phases={[first, ...others]} marginLabel={marginLabel} />}
  </Band>
);

export const page = contentPage(cloudServices, {
  bar: ServiceTabs,
  picture: <CloudDrawing />,
  layouts: {
    certifications: Certifications,
    approach: Approach,
    migration: FeatureCards,
    solutions: FeatureList,
    'why-choose-us': Reasons,
    contact: ContactBand,
  },
});
