import {
  approach,
  certifications,
  cloudServices,
  marginLabel,
} from '@example/content/pages/cloud-services';
import { Illustration } from '@example/ui/illustration';
import { List } from '@example/ui/list';
import { PhaseChart } from '@example/ui/phase-chart';
import { contentPage, type Part } from '../content-page/content-page.tsx';
import { Band } from '../parts/band.tsx';
import { ContactBand } from '../parts/contact-band.tsx';
import { FeatureCards } from '../parts/feature-cards.tsx';

const Certifications: Part = (props) => (
  <Band {...props} spacing="tight">
    <List marker="check" items={certifications} />
  </Band>
);

const [first, ...others] = approach.map(({ description, ...phase }) => ({
  text: description,
  ...phase,
}));

const Approach: Part = (props) => (
  <Band {...props}>
    {first && <PhaseChart phases={[first, ...others]} marginLabel={marginLabel} />}
  </Band>
);

export const page = contentPage(cloudServices, {
  picture: <Illustration name="cloud" size="fill" />,
  parts: {
    certifications: Certifications,
    approach: Approach,
    cards: FeatureCards,
    contact: ContactBand,
  },
});
